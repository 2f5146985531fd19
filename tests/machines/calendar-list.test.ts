import { describe, expect, it } from 'vitest';
import type { CalendarItem, ItemsByDay } from '#domain/calendar.ts';
import { shownOf } from '#domain/calendar-days.ts';
import { calendarListMachine } from '../../src/machines/calendar-list.ts';
import { startFlow } from './harness.ts';

const day = '2026-03-09';
const dentist = item('Dentist');
const optician = item('Optician');
const input = { kind: 'appointment', userID: 'asha' };
const asked = [['getCalendarItems', input]];
const loading = {
  at: 'loading.held (loading) (held)',
  asked: [...asked, ['recallCalendarItems', input]],
};
const again = { at: 'loading.shown (loading)', asked };
const added = { type: 'item.added', day, item: optician } as const;

function item(title: string): CalendarItem {
  const unsaid = { status: null, service_provider: null, invitees: null, notes: null };
  return { title, time_slot: '2026-03-09T04:00:00Z', ...unsaid };
}

function known(items: ItemsByDay, at = 1, isLatest = true) {
  return { items, at, isLatest, isWhole: true };
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
  it('Calendar list: no items are known until they have come', async () => {
    const list = start();
    expect(list.news()).toEqual(loading);
    expect(list.context()).toMatchObject({ items: null, isBehind: false });
    await list.answer('getCalendarItems', known({ [day]: [dentist] }));
    expect(list.news()).toEqual({ at: 'listed' });
    expect(list.context().items).toEqual({ [day]: [dentist] });
  });

  it('Calendar list: a recalled list is shown until the service’s has come, and does not count as known', async () => {
    const list = start();
    await list.answer('recallCalendarItems', { [day]: [optician] });
    expect(list.news().at).toBe('loading.held (loading) (held)');
    expect(list.context()).toMatchObject({ items: null, knownAt: null, isBehind: false });
    list.send({ type: 'items.refreshed' });
    await list.answer('recallCalendarItems', null);
    expect(shownOf(list.context())).toEqual({ [day]: [optician] });
    await list.answer('getCalendarItems', known({ [day]: [dentist] }));
    expect(shownOf(list.context())).toEqual({ [day]: [dentist] });
  });

  it('Calendar list: a recalled list is gone once the service’s has failed', async () => {
    const list = start();
    await list.answer('recallCalendarItems', { [day]: [optician] });
    await list.fail('getCalendarItems');
    expect(shownOf(list.context())).toBeNull();
  });

  it('Calendar list: an entry that is added or removed before the service’s list has come changes the recalled one', async () => {
    const list = start();
    await list.answer('recallCalendarItems', { [day]: [{ ...optician, id: 'optician' }] });
    list.send({ ...added, item: dentist });
    expect(shownOf(list.context())).toEqual({ [day]: [{ ...optician, id: 'optician' }, dentist] });
    list.send({ type: 'item.removed', id: 'optician' });
    expect(shownOf(list.context())).toEqual({ [day]: [dentist] });
  });

  it('Calendar list: a device that recalls nothing waits for the list', async () => {
    const list = start();
    await list.fail('recallCalendarItems');
    expect(list.news().at).toBe('loading.held (loading) (held)');
    expect(shownOf(list.context())).toBeNull();
  });

  it('Calendar list: items that do not arrive leave no message, and are fetched by a refresh', async () => {
    const list = start();
    list.news();
    await list.fail('getCalendarItems');
    expect(list.news()).toEqual({ at: 'failed' });
    expect(list.context().items).toBeNull();
    list.send({ type: 'items.refreshed' });
    expect(list.news()).toEqual(again);
  });

  it('Calendar list: the items are asked for again when the person looks at the page again', async () => {
    const list = await startListed();
    list.send({ type: 'page.shown' });
    expect(list.news()).toEqual(again);
    list.send({ type: 'page.shown' });
    expect(list.news()).toEqual({ at: 'loading.shown (loading)' });
    expect(list.context().items).toEqual({ [day]: [dentist] });
    await list.answer('getCalendarItems', known({ [day]: [optician] }, 2));
    expect(list.context().items).toEqual({ [day]: [optician] });
  });

  it('Calendar list: a refresh during a fetch begins it anew, since its answer may be from before', async () => {
    const list = start();
    list.news();
    list.send({ type: 'items.refreshed' });
    expect(list.news()).toEqual(loading);
    await list.answer('getCalendarItems', known({ [day]: [dentist] }));
    list.send({ type: 'items.refreshed' });
    list.send({ type: 'items.refreshed' });
    expect(list.news()).toEqual({ ...again, asked: [...asked, ...asked] });
  });

  it('Calendar list: the parts that the first items would move wait for them three seconds at most, and never for later ones', async () => {
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

  it('Calendar list: after a failed try the list says of when its items are, until a try succeeds', async () => {
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

  it('Calendar list: an item that was added before the list came does not make the list known', async () => {
    const list = start();
    list.send(added);
    await list.fail('getCalendarItems');
    expect(list.context()).toMatchObject({ items: { [day]: [optician] }, knownAt: null });
  });

  it('Calendar list: an item that was added or removed here stays so under a stored answer from before', async () => {
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

  it('Calendar list: of several pages the stored first one stands for a list that was not known, and for no other', async () => {
    const first = { ...known({}, 2, false), isWhole: false };
    const unknown = start();
    await unknown.answer('getCalendarItems', first);
    expect(unknown.context()).toMatchObject({ knownAt: 2, isWhole: false });
    const list = await startListed();
    list.send({ type: 'items.refreshed' });
    await list.answer('getCalendarItems', first);
    expect(list.context()).toMatchObject({ knownAt: 1, isWhole: true, isBehind: true });
    expect(list.context().items).toEqual({ [day]: [dentist] });
  });

  it('Calendar list: an item that was added before a stored list came stays beside the items of that list', async () => {
    const list = start();
    list.send(added);
    await list.answer('getCalendarItems', known({ [day]: [dentist] }, 1, false));
    expect(list.context()).toMatchObject({ knownAt: 1, isBehind: true });
    expect(list.context().items).toEqual({ [day]: [dentist, optician] });
  });

  it('Calendar list: an added item stands after the others of its day, a removed one is gone, and nothing is fetched', async () => {
    const list = await startListed();
    const withId = { ...optician, id: 'optician' };
    list.send({ ...added, item: withId });
    expect(list.context().items).toEqual({ [day]: [dentist, withId] });
    list.send({ type: 'item.removed', id: 'optician' });
    expect(list.news()).toEqual({ at: 'listed' });
    expect(list.context().items).toEqual({ [day]: [dentist] });
  });

  it('Calendar list: an item removed during a fetch begins it anew, since its answer may hold the item', async () => {
    const list = start();
    list.news();
    list.send({ type: 'item.removed', id: 'optician' });
    expect(list.news()).toEqual(again);
    expect(list.context().items).toBeNull();
  });

  it('Calendar list: an item added during a fetch begins it anew, since its answer may lack the item', async () => {
    const list = start();
    list.news();
    list.send(added);
    expect(list.news()).toEqual(again);
    expect(list.context().items).toEqual({ [day]: [optician] });
    await list.answer('getCalendarItems', known({ [day]: [dentist, optician] }));
    expect(list.context().items).toEqual({ [day]: [dentist, optician] });
  });
});
