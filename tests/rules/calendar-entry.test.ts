import { describe, expect, it } from 'vitest';
import type { ItemKind } from '#domain/calendar.ts';
import { type EntryForm, emptyEntry, isUntouched, problemsOf } from '#domain/calendar-entry.ts';

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

  it.each(fields)('lacks its %s when that is blank', (field) => {
    expect(Object.keys(problemsOf(kind, { ...filled, [field]: '   ' }))).toEqual([field]);
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

it('Calendar form: it is untouched until a field other than the day has text', () => {
  expect(isUntouched(emptyEntry('2026-03-10'))).toBe(true);
  expect(isUntouched({ ...emptyEntry('2026-03-10'), day: '2026-03-11', notes: ' ' })).toBe(true);
  for (const field of ['title', 'time', 'status', 'serviceProvider', 'invitees', 'notes']) {
    expect(isUntouched({ ...emptyEntry('2026-03-10'), [field]: '1' })).toBe(false);
  }
});

function pick(fields: (keyof EntryForm)[]): Partial<EntryForm> {
  return Object.fromEntries(fields.map((field) => [field, filled[field]]));
}
