import { describe, expect, it } from 'vitest';
import type { CalendarItem, DayItem } from '#domain/calendar.ts';
import { calendarItemsMachine } from '../../src/machines/calendar-items.ts';
import { startFlow } from './harness.ts';

const day = '2026-03-09';
const userID = 'asha';
const item: CalendarItem = {
  title: 'Dentist',
  time_slot: '2026-03-09T04:00:00Z',
  status: null,
  service_provider: null,
  invitees: null,
  notes: null,
};
const lists = [
  ['appointment', 'appointments', 'getAppointments'],
  ['event', 'events', 'getCalendarEvents'],
  ['task', 'tasks', 'getTasks'],
] as const;
const allCalls = lists.map(([, , call]) => [call, { userID }]);

function start() {
  return startFlow(calendarItemsMachine, () => ({ userID }));
}

function at(places: Readonly<Record<string, string>>) {
  const all = lists.map(([, list]) => `${list}.${places[list] ?? 'loading (loading)'}`);
  return all.sort().join(' + ');
}

it('the three lists are fetched side by side (specification, 7)', () => {
  const items = start();
  expect(items.news()).toEqual({ at: at({}), asked: allCalls });
  expect(items.context().items).toEqual({ appointment: {}, event: {}, task: {} });
});

describe.each(lists)('items of the kind %s', (kind, list, call) => {
  const added: DayItem = { kind, item };

  it('stand in their own list, whatever becomes of the others', async () => {
    const items = start();
    items.news();
    await items.answer(call, { [day]: [item] });
    expect(items.news()).toEqual({ at: at({ [list]: 'listed' }) });
    const empty = { appointment: {}, event: {}, task: {} };
    expect(items.context().items).toEqual({ ...empty, [kind]: { [day]: [item] } });
    items.send({ type: 'items.refreshed' });
    expect(items.news()).toEqual({ at: at({}), asked: [[call, { userID }]] });
  });

  it('that do not arrive say nothing, and are fetched again with the others', async () => {
    const items = start();
    items.news();
    await items.fail(call);
    expect(items.news()).toEqual({ at: at({ [list]: 'failed' }) });
    items.send({ type: 'items.refreshed' });
    expect(items.news()).toEqual({ at: at({}), asked: [[call, { userID }]] });
  });

  it('that are added while their list is on its way let it be fetched again', () => {
    const items = start();
    items.news();
    items.send({ type: 'item.added', day, added });
    expect(items.news()).toEqual({ at: at({}), asked: [[call, { userID }]] });
    expect(items.fakes.waiting(call)).toBe(1);
    expect(items.context().items[kind]).toEqual({ [day]: [item] });
  });

  it('that are added afterwards come beside the others, once', async () => {
    const items = start();
    await items.answer(call, { [day]: [item] });
    items.news();
    items.send({ type: 'item.added', day, added });
    expect(items.news()).toEqual({ at: at({ [list]: 'listed' }) });
    expect(items.context().items[kind]).toEqual({ [day]: [item, item] });
  });
});
