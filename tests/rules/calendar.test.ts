import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  CalendarItem,
  invitationOf,
  isDone,
  isOff,
  isOwn,
  pathOf,
  statusOf,
} from '#domain/calendar.ts';

function item(title: string, time_slot: string): CalendarItem {
  return { title, time_slot, status: null, service_provider: null, invitees: null, notes: null };
}

it('An item of the calendar can be changed only where the service says so and names it', () => {
  const own = { ...item('Dentist', '2026-03-10T09:00:00Z'), id: 'a', can_edit: true };
  expect(isOwn(own)).toBe(true);
  expect(isOwn({ ...own, can_edit: undefined })).toBe(false);
  expect(isOwn({ ...own, can_edit: false })).toBe(false);
  expect(isOwn({ ...own, id: null })).toBe(false);
});

describe('A calendar item in an answer', () => {
  it('keeps its fields', () => {
    const yoga = { title: 'Yoga', time_slot: '2026-03-10T04:00:00Z', notes: 'Bring a mat' };
    expect(v.parse(CalendarItem, yoga)).toEqual(yoga);
  });

  it('has its guests as one text, also where the service lists them', () => {
    const dinner = { title: 'Dinner', time_slot: '2026-03-10T04:00:00Z' };
    const guestsOf = (invitees: unknown) => v.parse(CalendarItem, { ...dinner, invitees }).invitees;
    expect(guestsOf('Ravi and Asha')).toBe('Ravi and Asha');
    expect(guestsOf(['Ravi', 'Asha'])).toBe('Ravi, Asha');
  });

  it.each([
    ['without a time', { title: 'Yoga' }],
    ['with an unreadable time', { title: 'Yoga', time_slot: 'soon' }],
    ['without a title', { time_slot: '2026-03-10T04:00:00Z' }],
    ['as a bare text', 'Yoga'],
  ])('is refused %s', (_, arrived) => {
    expect(v.is(CalendarItem, arrived)).toBe(false);
  });
});

describe('What an item of the calendar leads to (§22.45)', () => {
  const plain = item('Dentist', '2026-03-10T12:00:00Z');

  it.each([
    ['its booking', { booking_id: 'a/b' }, '/booking/a%2Fb'],
    ['its event', { event_id: 'garba' }, '/event/garba'],
    ['nothing, if it was made by hand', { id: 'entry', can_edit: true }, null],
    ['nothing, if the service says nothing of it', { booking_id: null, event_id: null }, null],
  ])('is %s', (_, said, path) => {
    expect(pathOf({ ...plain, ...said })).toBe(path);
  });
});

describe('The words of an item of the calendar (§22.127)', () => {
  const plain = item('Garba', '2026-03-10T12:00:00Z');

  it.each([
    ['confirmed', 'Confirmed'],
    ['completed', 'Completed'],
    ['hosting', 'Hosting'],
    ['accepted', 'Accepted'],
    ['time_changed', 'Time changed'],
    ['cancelled', 'Cancelled'],
  ])(
    'a status that the service has written is read by its code: %s is %s',
    (status_code, words) => {
      expect(statusOf({ ...plain, status: 'as it was sent', status_code })).toBe(words);
    },
  );

  it.each([
    ['a code that the app does not know', { status_code: 'postponed' }],
    ['a code that every object has', { status_code: 'toString' }],
    ['an empty code', { status_code: null }],
    ['no code', {}],
  ])('a status with %s stays as it was sent', (_, said) => {
    expect(statusOf({ ...plain, status: 'Half done', ...said })).toBe('Half done');
    expect(statusOf({ ...plain, ...said })).toBeNull();
  });

  it('an event names its host, else the number of its guests, where the service tells them by a code', () => {
    const typed = { ...plain, invitees: 'Ravi and Asha' };
    expect(invitationOf({ ...typed, host: 'Meera', invited: 3 })).toBe('Hosted by Meera');
    expect(invitationOf({ ...typed, invited: 3 })).toBe('3 invited');
    expect(invitationOf({ ...typed, invited: 0 })).toBe('Nobody invited yet');
    expect(invitationOf({ ...typed, host: null, invited: null })).toBeNull();
  });

  it.each([
    ['Done', true],
    [' done ', true],
    ['DONE', true],
    ['Half done', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])(
    'a task is ticked off by the status Done, however it is typed: %j is %s',
    (status, isTicked) => {
      expect(isDone({ ...plain, status })).toBe(isTicked);
    },
  );
});

describe('An item that is off a person’s mind', () => {
  it.each([
    ['a task that is done', 'task', { status: 'Done' }, true],
    ['a task that is not done', 'task', { status: 'Planned' }, false],
    ['a task that a service calls cancelled', 'task', { status_code: 'cancelled' }, false],
    ['an event that the service calls cancelled', 'event', { status_code: 'cancelled' }, true],
    ['an appointment whose status a person calls done', 'appointment', { status: 'Done' }, false],
  ] as const)('is %s', (_, kind, said, isOver) => {
    expect(isOff({ kind, item: { ...item('Tax', '2026-03-10T09:00:00Z'), ...said } })).toBe(isOver);
  });
});
