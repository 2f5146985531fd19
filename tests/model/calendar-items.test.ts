import { expect } from 'vitest';
import { countsOfDay, type DayItem } from '#domain/calendar.ts';
import { calendarItemsModel, calls, listed } from './flows/calendar-items.model.ts';
import { today } from './flows/slots.ts';
import { describeFlow, type Rest } from './harness/bare.ts';

type ItemsRest = Rest<typeof calendarItemsModel.machine>;

describeFlow({
  model: calendarItemsModel,
  states: {
    'appointments.loading': expectLoading('getAppointments'),
    'appointments.listed': expectListed('getAppointments'),
    'appointments.failed': expectFailed('getAppointments'),
    'events.loading': expectLoading('getCalendarEvents'),
    'events.listed': expectListed('getCalendarEvents'),
    'events.failed': expectFailed('getCalendarEvents'),
    'tasks.loading': expectLoading('getTasks'),
    'tasks.listed': expectListed('getTasks'),
    'tasks.failed': expectFailed('getTasks'),
  },
});

function expectLoading(call: keyof typeof calls) {
  return (rest: ItemsRest) => {
    const { snapshot, fakes } = rest;
    expect(fakes.waiting(call)).toBe(1);
    const asked = fakes.calls.findLast(({ actor }) => actor === call)?.input;
    expect(asked).toEqual({ userID: 'asha' });
    expect(snapshot.hasTag('loading')).toBe(true);
    expectAdded(rest);
  };
}

function expectListed(call: keyof typeof calls) {
  return (rest: ItemsRest) => {
    expect(rest.fakes.waiting(call)).toBe(0);
    expectShown(call, rest);
    expectAdded(rest);
  };
}

/** Nothing is said of it, and the other lists are shown. */
function expectFailed(call: keyof typeof calls) {
  return (rest: ItemsRest) => {
    const { snapshot, fakes, told } = rest;
    expect(fakes.waiting(call)).toBe(0);
    expect(told).toEqual([]);
    const value: Record<string, string> = snapshot.value;
    for (const [other, { region }] of Object.entries(calls)) {
      if (value[region] === 'listed') expectShown(other as keyof typeof calls, rest);
    }
    expectAdded(rest);
  };
}

function expectShown(call: keyof typeof calls, { context: { items } }: ItemsRest): void {
  const { kind } = calls[call];
  const ofToday = listed[kind][today] ?? [];
  expect(items[kind][today] ?? []).toEqual(expect.arrayContaining([...ofToday]));
}

/** What was added stands at the end of its day, once, and is asked for again where a list is on its way. */
function expectAdded({ context: { items }, fakes, after }: ItemsRest): void {
  if (after?.type !== 'item.added') return;
  const { kind, item }: DayItem = after.added;
  const ofDay = items[kind][after.day] ?? [];
  expect(ofDay.at(-1)).toBe(item);
  expect(countsOfDay(items, after.day)[kind]).toBe(ofDay.length);
  const [call = ''] = Object.entries(calls).find(([, { kind: other }]) => other === kind) ?? [];
  if (fakes.waiting(call) > 0) expect(fakes.calls.at(-1)?.actor).toBe(call);
}
