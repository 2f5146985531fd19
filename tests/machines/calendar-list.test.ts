import { describe, expect, it } from 'vitest';
import type { CalendarItem, ItemsByDay } from '#domain/calendar.ts';
import { calendarListMachine } from '../../src/machines/calendar-list.ts';
import { startFlow } from './harness.ts';

const day = '2026-03-09';
const dentist = item('Dentist');
const optician = item('Optician');
const asked = [['getCalendarItems', { kind: 'appointment', userID: 'asha' }]];
const loading = { at: 'loading.held (loading) (held)', asked };
const again = { at: 'loading.shown (loading)', asked };
const added = { type: 'item.added', day, item: optician } as const;

function item(title: string): CalendarItem {
  const unsaid = { status: null, service_provider: null, invitees: null, notes: null };
  return { title, time_slot: '2026-03-09T04:00:00Z', ...unsaid };
}

function known(items: ItemsByDay, at = 1, isLatest = true) {
  return { items, at, isLatest };
}

function start() {
  return startFlow(calendarListMachine, () => ({ kind: 'appointment' as const, userID: 'asha' }));
}

async function startListed() {
  const list = start();
  await list.answer('getCalendarItems', known({ [day]: [dentist] }));
  list.news();
  return list;
}

describe('Calendar list', () => {
  it('knows no items until they have come', async () => {
    const list = start();
    expect(list.news()).toEqual(loading);
    expect(list.context()).toMatchObject({ items: null, isBehind: false });
    await list.answer('getCalendarItems', known({ [day]: [dentist] }));
    expect(list.news()).toEqual({ at: 'listed' });
    expect(list.context().items).toEqual({ [day]: [dentist] });
  });

  it('says nothing of items that do not arrive, and fetches them when it is refreshed', async () => {
    const list = start();
    list.news();
    await list.fail('getCalendarItems');
    expect(list.news()).toEqual({ at: 'failed' });
    expect(list.context().items).toBeNull();
    list.send({ type: 'items.refreshed' });
    expect(list.news()).toEqual(again);
  });

  it('keeps what was last known while it is refreshed, and where that fails', async () => {
    const list = await startListed();
    list.send({ type: 'items.refreshed' });
    expect(list.news()).toEqual(again);
    expect(list.context().items).toEqual({ [day]: [dentist] });
    list.send({ type: 'items.refreshed' });
    expect(list.news()).toEqual({ at: 'loading.shown (loading)' });
    await list.fail('getCalendarItems');
    expect(list.context().items).toEqual({ [day]: [dentist] });
  });

  it('lets what it would move wait for three seconds at the most, and never again', async () => {
    const list = start();
    list.news();
    list.wait(2_999);
    expect(list.news()).toEqual({ at: 'loading.held (loading) (held)' });
    list.wait(1);
    expect(list.news()).toEqual({ at: 'loading.shown (loading)' });
    await list.answer('getCalendarItems', known({ [day]: [dentist] }));
    list.send({ type: 'items.refreshed' });
    expect(list.news()).toEqual(again);
  });

  it('says since when it is behind once a try failed, until the next one succeeds', async () => {
    const list = await startListed();
    const age = () => [list.context().knownAt, list.context().isBehind];
    expect(age()).toEqual([1, false]);
    list.send({ type: 'items.refreshed' });
    await list.fail('getCalendarItems');
    expect(age()).toEqual([1, true]);
    list.send({ type: 'items.refreshed' });
    expect(age()).toEqual([1, true]);
    await list.answer('getCalendarItems', known({}, 2, false));
    expect(age()).toEqual([2, true]);
    list.send({ type: 'items.refreshed' });
    await list.answer('getCalendarItems', known({}, 3));
    expect(age()).toEqual([3, false]);
  });

  it('is not known by an item that was added to it before it came', async () => {
    const list = start();
    list.send(added);
    await list.fail('getCalendarItems');
    expect(list.context()).toMatchObject({ items: { [day]: [optician] }, knownAt: null });
  });

  it('keeps what was added and removed here where only an answer of before is to be had', async () => {
    const list = await startListed();
    list.send({ ...added, item: { ...optician, id: 'optician' } });
    list.send({ type: 'items.refreshed' });
    await list.answer('getCalendarItems', known({ [day]: [dentist] }, 1, false));
    expect(list.context()).toMatchObject({ knownAt: 1, isBehind: true });
    expect(list.context().items).toEqual({ [day]: [dentist, { ...optician, id: 'optician' }] });
    list.send({ type: 'item.removed', id: 'optician' });
    list.send({ type: 'items.refreshed' });
    await list.answer('getCalendarItems', known({ [day]: [dentist, optician] }, 1, false));
    expect(list.context().items).toEqual({ [day]: [dentist] });
  });

  it('keeps what was added before a stored list came, beside the items of that', async () => {
    const list = start();
    list.send(added);
    await list.answer('getCalendarItems', known({ [day]: [dentist] }, 1, false));
    expect(list.context()).toMatchObject({ knownAt: 1, isBehind: true });
    expect(list.context().items).toEqual({ [day]: [dentist, optician] });
  });

  it('shows an added item after the others of its day, without asking again', async () => {
    const list = await startListed();
    list.send(added);
    expect(list.news()).toEqual({ at: 'listed' });
    expect(list.context().items).toEqual({ [day]: [dentist, optician] });
  });

  it('shows no removed item, without asking again', async () => {
    const list = await startListed();
    list.send({ ...added, item: { ...optician, id: 'optician' } });
    list.send({ type: 'item.removed', id: 'optician' });
    expect(list.news()).toEqual({ at: 'listed' });
    expect(list.context().items).toEqual({ [day]: [dentist] });
  });

  it('asks again when an item is removed while an answer is on its way, which may hold it', async () => {
    const list = start();
    list.news();
    list.send({ type: 'item.removed', id: 'optician' });
    expect(list.news()).toEqual(again);
    expect(list.context().items).toBeNull();
  });

  it('asks again when an item is added while an answer is on its way, which may lack it', async () => {
    const list = start();
    list.news();
    list.send(added);
    expect(list.news()).toEqual(again);
    expect(list.context().items).toEqual({ [day]: [optician] });
    await list.answer('getCalendarItems', known({ [day]: [dentist, optician] }));
    expect(list.context().items).toEqual({ [day]: [dentist, optician] });
  });
});
