import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ItemKind } from '#domain/calendar.ts';
import {
  EntryDraft,
  type EntryForm,
  emptyEntry,
  entryOf,
  firstStatus,
  furtherStatuses,
  isUntouched,
  newEntry,
  requestIdOf,
  withSent,
} from '#domain/calendar-entry.ts';
import { problemsOf } from '#domain/entry-problems.ts';

const filled: EntryForm = {
  title: 'Check-up',
  day: '2026-03-10',
  time: '09:30',
  status: 'planned',
  serviceProvider: 'Dr Rao',
  invitees: 'Ravi',
  notes: '',
};

/** The required fields of each kind (§5.5, §5.7, §5.8); a time slot is typed as a day and a time. */
const required: Readonly<Record<ItemKind, (keyof EntryForm)[]>> = {
  appointment: ['title', 'day', 'time', 'status', 'serviceProvider'],
  event: ['title', 'day', 'time', 'status', 'invitees'],
  task: ['title', 'day', 'time', 'status'],
};
const kinds = Object.entries(required) as [ItemKind, (keyof EntryForm)[]][];

describe.each(kinds)('Calendar form for the kind %s', (kind, fields) => {
  it('requires its own fields and ignores those of other kinds', () => {
    expect(problemsOf(kind, filled)).toEqual({});
    const others = { serviceProvider: '', invitees: '', notes: '', ...pick(fields) };
    expect(problemsOf(kind, { ...filled, ...others })).toEqual({});
  });

  it('lacks every required field when empty, but has the selected day', () => {
    const missing = fields.filter((field) => field !== 'day');
    expect(Object.keys(problemsOf(kind, emptyEntry('2026-03-10')))).toEqual(missing);
  });

  it.each(fields)('lacks its %s when that is blank or shows nothing', (field) => {
    for (const unseen of ['   ', '\u200b\u3164'])
      expect(Object.keys(problemsOf(kind, { ...filled, [field]: unseen }))).toEqual([field]);
  });

  it.each(['2026-02-29', '10-03-2026', '2026-3-1', 'tomorrow'])(
    'lacks its day when %s was typed',
    (day) => {
      expect(problemsOf(kind, { ...filled, day })).toEqual({ day: 'Choose the day.' });
    },
  );

  it.each([
    ['0026-03-10', true],
    ['1899-12-31', true],
    ['1900-01-01', false],
    ['2200-12-31', false],
    ['2201-01-01', true],
  ])('takes a day of the years 1900 to 2200 only; refuses %s: %s', (day, isRefused) => {
    const problems = isRefused ? { day: 'Choose a day in the years 1900 to 2200.' } : {};
    expect(problemsOf(kind, { ...filled, day })).toEqual(problems);
  });

  it.each(['24:00', '9:30', '09:60', 'noon'])('lacks its time when %s was typed', (time) => {
    expect(problemsOf(kind, { ...filled, time })).toEqual({ time: 'Choose the time.' });
  });
});

it('Calendar form: 29 February is accepted in a leap year', () => {
  expect(problemsOf('task', { ...filled, day: '2028-02-29' })).toEqual({});
});

it('Calendar form: it is untouched until a field holds another text than at first', () => {
  const begun = newEntry('task', '2026-03-10');
  expect(isUntouched({ ...begun, notes: ' ' }, begun)).toBe(true);
  for (const field of Object.keys(begun)) {
    expect(isUntouched({ ...begun, [field]: '1' }, begun)).toBe(false);
  }
});

it('Calendar form: a new appointment and event are planned, a new task is to do', () => {
  const statuses = kinds.map(([kind]) => newEntry(kind, '2026-03-10').status);
  expect(statuses).toEqual(['Planned', 'Planned', 'To do']);
});

it('Calendar form: an entry that is changed shows its day and time in the person’s zone', () => {
  const item = { title: 'Check-up', time_slot: '2026-03-10T19:30:00Z', status: null };
  const unsaid = { status: '', serviceProvider: '', invitees: '', notes: '' };
  const at = { title: 'Check-up', day: '2026-03-11', time: '01:00' };
  expect(entryOf(item, 'Asia/Kolkata')).toEqual({ ...unsaid, ...at });
  const said = { service_provider: 'Dr Rao', invitees: 'Ravi', notes: 'Bring it', status: 'open' };
  expect(entryOf({ ...item, ...said }, 'UTC')).toEqual({
    ...{ title: 'Check-up', day: '2026-03-10', time: '19:30', status: 'open' },
    ...{ serviceProvider: 'Dr Rao', invitees: 'Ravi', notes: 'Bring it' },
  });
});

it.each(['America/New_York', 'Asia/Kolkata'])(
  'Calendar form: an entry of a day alone that is changed shows that day and no time in %s',
  (zone) => {
    const item = { title: 'Rent', time_slot: '2026-03-09', status: 'To do' };
    const begun = entryOf(item, zone);
    expect(begun).toMatchObject({ day: '2026-03-09', time: '' });
    expect(problemsOf('task', { ...begun, notes: 'In cash' }, item)).toEqual({});
    const time = 'Choose the time.';
    expect(problemsOf('task', { ...begun, day: '2026-03-10' }, item)).toEqual({ time });
    expect(problemsOf('task', { ...begun, time: 'soon' }, item)).toEqual({ time });
    expect(Object.keys(problemsOf('task', { ...begun, title: '' }, item))).toEqual(['title']);
    expect(
      problemsOf('task', { ...filled, time: '' }, { ...item, time_slot: '2026-03-09T04:00:00Z' }),
    ).toEqual({ time });
  },
);

function pick(fields: (keyof EntryForm)[]): Partial<EntryForm> {
  return Object.fromEntries(fields.map((field) => [field, filled[field]]));
}

describe('A calendar entry that was sent without an answer', () => {
  const sent = withSent([], filled, 'first');

  it('is sent again under the name that it had, however often', () => {
    const again = withSent(sent, { ...filled }, 'second');
    expect(again).toEqual([{ requestId: 'first', form: filled }]);
    expect(requestIdOf(again, filled)).toBe('first');
  });

  it('keeps its name over a reload, and is not read without it', () => {
    const draft = { ...filled, unanswered: sent };
    expect(v.parse(EntryDraft, draft)).toEqual(draft);
    expect(v.is(EntryDraft, { ...filled, unanswered: [{ form: filled }] })).toBe(false);
    expect(v.parse(EntryDraft, filled).unanswered).toEqual([]);
  });

  it('has a name of its own once it was edited', () => {
    const edited = { ...filled, title: 'Second check-up' };
    expect(requestIdOf(sent, edited)).toBeUndefined();
    expect(requestIdOf(withSent(sent, edited, 'second'), edited)).toBe('second');
  });
});

it('Calendar form: suggests a first status for each kind, and three that may follow', () => {
  expect(firstStatus).toEqual({ appointment: 'Planned', event: 'Planned', task: 'To do' });
  expect(furtherStatuses).toEqual(['Confirmed', 'Waiting', 'Done']);
});
