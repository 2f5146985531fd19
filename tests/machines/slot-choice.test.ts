import { describe, expect, it } from 'vitest';
import type { Slot } from '#domain/slot.ts';
import { slotChoiceMachine } from '../../src/machines/slot-choice.ts';
import { startFlow } from './harness.ts';

const source = { kind: 'resource', resourceId: 'hall' } as const;
const date = '2026-03-09';
const zone = 'Asia/Kolkata';
const nine: Slot = { start: '09:00', end: '10:00' };
const ten: Slot = { start: '10:00', end: '11:00' };
const noon: Slot = { start: '12:00', end: '13:00' };
const asked = [['loadSlots', { source, date }]];

function start({ chosen = [] as Slot[], isMultiple = true } = {}) {
  return startFlow(slotChoiceMachine, (owner) => ({ owner, source, date, chosen, isMultiple }));
}

async function startListing(isMultiple = true) {
  const choice = start({ isMultiple });
  await choice.answer('loadSlots', { slots: [nine, ten], zone });
  choice.news();
  return choice;
}

function told(slots: Slot[], offered: number, more: object = {}) {
  return [{ type: 'choice.changed', date, slots, offered, zone, ...more }];
}

describe('the slots of a day (specification, 2)', () => {
  it('are fetched at once and listed in order', async () => {
    const choice = start();
    expect(choice.news()).toEqual({ at: 'loading (busy)', asked });
    expect(choice.context().slots).toEqual([]);
    await choice.answer('loadSlots', { slots: [ten, nine], zone });
    expect(choice.news()).toEqual({ at: 'listing', told: told([], 2) });
    expect(choice.context()).toMatchObject({ slots: [nine, ten], zone });
  });

  it('that are none are told of as well', async () => {
    const choice = start();
    choice.news();
    await choice.answer('loadSlots', { slots: [], zone });
    expect(choice.news()).toEqual({ at: 'empty', told: told([], 0) });
    choice.send({ type: 'slots.refreshed' });
    expect(choice.news()).toEqual({ at: 'loading (busy)', asked });
  });

  it('that do not arrive can be asked for again', async () => {
    const choice = start();
    choice.news();
    await choice.fail('loadSlots');
    expect(choice.news()).toEqual({ at: 'failed', told: [{ type: 'slots.failed' }] });
    choice.send({ type: 'slots.refreshed' });
    expect(choice.news()).toEqual({ at: 'loading (busy)', asked });
  });

  it('of another day drop what was chosen, and any answer on its way', async () => {
    const choice = await startListing();
    choice.send({ type: 'slot.toggled', slot: nine });
    choice.send({ type: 'date.changed', date });
    expect(choice.news()).toEqual({ at: 'listing', told: told([nine], 2) });
    const next = '2026-03-10';
    choice.send({ type: 'date.changed', date: next });
    expect(choice.news()).toEqual({
      at: 'loading (busy)',
      asked: [['loadSlots', { source, date: next }]],
      told: told([], 0, { date: next }),
    });
    expect(choice.context()).toMatchObject({ slots: [], chosen: [] });
    choice.send({ type: 'date.changed', date });
    expect(choice.fakes.waiting('loadSlots')).toBe(1);
  });
});

describe('a choice', () => {
  it('is of slots that are offered, told whenever it changes', async () => {
    const choice = await startListing();
    choice.send({ type: 'slot.toggled', slot: noon });
    expect(choice.news()).toEqual({ at: 'listing' });
    choice.send({ type: 'slot.toggled', slot: ten });
    choice.send({ type: 'slot.toggled', slot: { ...nine } });
    expect(choice.news().told).toEqual([...told([ten], 2), ...told([nine, ten], 2)]);
    choice.send({ type: 'slot.toggled', slot: ten });
    expect(choice.news().told).toEqual(told([nine], 2));
  });

  it('is of one slot where only one is booked', async () => {
    const choice = await startListing(false);
    choice.send({ type: 'slot.toggled', slot: nine });
    choice.send({ type: 'slot.toggled', slot: ten });
    expect(choice.news().told).toEqual([...told([nine], 2), ...told([ten], 2)]);
  });

  it('made before is kept as far as it can still be had', async () => {
    const choice = start({ chosen: [nine, noon] });
    choice.news();
    await choice.answer('loadSlots', { slots: [nine, ten], zone: null });
    expect(choice.news()).toEqual({ at: 'listing', told: told([nine], 2, { zone: null }) });
    choice.send({ type: 'slots.refreshed' });
    choice.news();
    await choice.answer('loadSlots', { slots: [], zone });
    expect(choice.news()).toEqual({ at: 'empty', told: told([], 0) });
  });
});

describe('slots that were booked just now', () => {
  it('are gone from the list and the choice, of this day alone', async () => {
    const choice = await startListing();
    choice.send({ type: 'slot.toggled', slot: nine });
    choice.news();
    choice.send({ type: 'slots.taken', date: '2026-03-10', slots: [nine] });
    expect(choice.news()).toEqual({ at: 'listing' });
    choice.send({ type: 'slots.taken', date, slots: [nine] });
    expect(choice.news()).toEqual({ at: 'listing', told: told([], 1) });
    choice.send({ type: 'slots.taken', date, slots: [ten] });
    expect(choice.news()).toEqual({ at: 'empty', told: told([], 0) });
  });

  it('do not come back with an answer that was on its way', async () => {
    const choice = await startListing();
    choice.send({ type: 'slots.refreshed' });
    choice.news();
    choice.send({ type: 'slots.taken', date: '2026-03-10', slots: [nine] });
    expect(choice.news()).toEqual({ at: 'loading (busy)' });
    choice.send({ type: 'slots.taken', date, slots: [nine] });
    expect(choice.news()).toEqual({ at: 'loading (busy)', asked, told: told([], 1) });
    expect(choice.fakes.waiting('loadSlots')).toBe(1);
  });
});
