import { describe, expect, it } from 'vitest';
import type { Slot } from '#domain/slot.ts';
import { slotChoiceMachine } from '../../src/machines/slot-choice.ts';
import { startFlow } from './harness.ts';

const source = { kind: 'resource', resourceId: 'hall' } as const;
const date = '2026-03-09';
const zone = 'Asia/Kolkata';
const bookableUntil = '2026-05-08';
const nine: Slot = { start: '09:00', end: '10:00' };
const ten: Slot = { start: '10:00', end: '11:00' };
const noon: Slot = { start: '12:00', end: '13:00' };
const asked = [['loadSlots', { source, date }]];

function start({ chosen = [] as Slot[], sent = [] as Slot[], isMultiple = true } = {}) {
  const input = { source, date, chosen, sent, isMultiple };
  return startFlow(slotChoiceMachine, (owner) => ({ ...input, owner }));
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

describe('Choice of slots', () => {
  it('Choice of slots: the slots of the day are fetched at once and listed in order', async () => {
    const choice = start();
    expect(choice.news()).toEqual({ at: 'loading (busy)', asked });
    expect(choice.context().slots).toEqual([]);
    await choice.answer('loadSlots', { slots: [ten, nine], zone, bookableUntil });
    expect(choice.news()).toEqual({ at: 'listing', told: told([], 2, { bookableUntil }) });
    expect(choice.context()).toMatchObject({ slots: [nine, ten], zone, bookableUntil });
  });

  it('Choice of slots: the next day with slots is known if the service names it', async () => {
    const nextDay = '2026-03-11';
    const choice = start();
    await choice.answer('loadSlots', { slots: [], zone, nextDay });
    expect(choice.context().nextDay).toBe(nextDay);
    choice.send({ type: 'slots.refreshed' });
    await choice.answer('loadSlots', { slots: [], zone });
    expect(choice.context().nextDay).toBeNull();
  });

  it('Choice of slots: the booking hears of a day without slots, which can be fetched again', async () => {
    const choice = start();
    choice.news();
    await choice.answer('loadSlots', { slots: [], zone });
    expect(choice.news()).toEqual({ at: 'empty', told: told([], 0) });
    choice.send({ type: 'slots.refreshed' });
    expect(choice.news()).toEqual({ at: 'loading (busy)', asked });
  });

  it('Choice of slots: a failed fetch can be tried again', async () => {
    const choice = start();
    choice.news();
    await choice.fail('loadSlots');
    expect(choice.news()).toEqual({ at: 'failed', told: [{ type: 'slots.failed' }] });
    choice.send({ type: 'slots.refreshed' });
    expect(choice.news()).toEqual({ at: 'loading (busy)', asked });
  });

  it('Choice of slots: a failed refresh shows no slots, and the chosen ones are kept for the next list', async () => {
    const choice = await startListing();
    choice.send({ type: 'slot.toggled', slot: nine });
    choice.send({ type: 'slots.refreshed' });
    expect(choice.context().slots).toEqual([nine, ten]);
    await choice.fail('loadSlots');
    expect(choice.context()).toMatchObject({ slots: [], chosen: [nine] });
    choice.send({ type: 'slots.refreshed' });
    choice.news();
    await choice.answer('loadSlots', { slots: [nine, ten], zone });
    expect(choice.news()).toEqual({ at: 'listing', told: told([nine], 2) });
  });

  it('Choice of slots: another look asks for the slots again under those that are shown, and a failure leaves them (§22.213)', async () => {
    const choice = await startListing();
    const look = () => choice.send({ type: 'page.shown' });
    look();
    expect(choice.news()).toEqual({ at: 'refreshing', asked });
    await choice.fail('loadSlots');
    expect(choice.news()).toEqual({ at: 'listing' });
    expect(choice.context().slots).toEqual([nine, ten]);
    look();
    await choice.answer('loadSlots', { slots: [ten], zone });
    expect(choice.news()).toMatchObject({ at: 'listing', told: told([], 1) });
    look();
    await choice.answer('loadSlots', { slots: [], zone });
    look();
    await choice.answer('loadSlots', { slots: [nine], zone });
    expect(choice.news().at).toBe('listing');
    expect(choice.context().slots).toEqual([nine]);
  });

  it('Choice of slots: a refusal during another look has the slots asked for as after any refusal', async () => {
    const choice = await startListing();
    choice.send({ type: 'page.shown' });
    choice.news();
    choice.send({ type: 'slots.refreshed' });
    expect(choice.news()).toEqual({ at: 'loading (busy)', asked });
  });

  it('Choice of slots: chosen slots are not asked for again at another look, since they may be sent again', async () => {
    const choice = await startListing();
    choice.send({ type: 'page.shown' });
    choice.send({ type: 'slot.toggled', slot: nine });
    expect(choice.news().at).toBe('listing');
    expect(choice.fakes.waiting('loadSlots')).toBe(0);
    choice.send({ type: 'page.shown' });
    expect(choice.news()).toEqual({ at: 'listing' });
  });

  it('Choice of slots: another day drops the chosen slots and any answer on its way', async () => {
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

  it('Choice of slots: only offered slots can be chosen, and the booking hears of every change', async () => {
    const choice = await startListing();
    choice.send({ type: 'slot.toggled', slot: noon });
    expect(choice.news()).toEqual({ at: 'listing' });
    choice.send({ type: 'slot.toggled', slot: ten });
    choice.send({ type: 'slot.toggled', slot: { ...nine } });
    expect(choice.news().told).toEqual([...told([ten], 2), ...told([nine, ten], 2)]);
    choice.send({ type: 'slot.toggled', slot: ten });
    expect(choice.news().told).toEqual(told([nine], 2));
  });

  it('Choice of slots: another slot replaces the chosen one if only one can be booked', async () => {
    const choice = await startListing(false);
    choice.send({ type: 'slot.toggled', slot: nine });
    choice.send({ type: 'slot.toggled', slot: ten });
    expect(choice.news().told).toEqual([...told([nine], 2), ...told([ten], 2)]);
  });

  it('Choice of slots: slots that were chosen before a reload and are still free stay chosen', async () => {
    const choice = start({ chosen: [nine, noon] });
    choice.news();
    await choice.answer('loadSlots', { slots: [nine, ten], zone: null });
    expect(choice.news()).toEqual({ at: 'listing', told: told([nine], 2, { zone: null }) });
    choice.send({ type: 'slots.refreshed' });
    choice.news();
    await choice.answer('loadSlots', { slots: [], zone });
    expect(choice.news()).toEqual({ at: 'empty', told: told([], 0) });
  });

  it('Choice of slots: a chosen slot that was sent without an answer stays, although the list lacks it, until it is refused (§22.182)', async () => {
    const choice = start({ chosen: [nine, noon], sent: [nine, ten] });
    await choice.fail('loadSlots');
    choice.send({ type: 'slots.refreshed' });
    choice.news();
    await choice.answer('loadSlots', { slots: [noon], zone });
    expect(choice.news()).toEqual({ at: 'listing', told: told([nine, noon], 2) });
    expect(choice.context().slots).toEqual([nine, noon]);
    choice.send({ type: 'slots.refreshed' });
    choice.news();
    await choice.answer('loadSlots', { slots: [noon], zone });
    expect(choice.news()).toEqual({ at: 'listing', told: told([noon], 1) });
  });

  it('Choice of slots: a slot that was sent for one day is not offered on another', async () => {
    const choice = start({ chosen: [nine], sent: [nine] });
    choice.send({ type: 'date.changed', date: '2026-03-10' });
    await choice.answer('loadSlots', { slots: [nine, ten], zone });
    choice.send({ type: 'slot.toggled', slot: nine });
    choice.send({ type: 'slots.refreshed' });
    await choice.answer('loadSlots', { slots: [ten], zone });
    expect(choice.context()).toMatchObject({ slots: [ten], chosen: [] });
  });

  it('Choice of slots: booked slots leave the list and the choice, if they are of the day that is shown', async () => {
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

  it('Choice of slots: several slots that were booked together leave the list together', async () => {
    const choice = await startListing();
    choice.send({ type: 'slots.taken', date, slots: [nine, ten] });
    expect(choice.news()).toEqual({ at: 'empty', told: told([], 0) });
  });

  it('Choice of slots: slots that are booked while the list is on its way have it fetched again', async () => {
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
