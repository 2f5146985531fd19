import { describe, expect, it } from 'vitest';
import type { ItemKind } from '#domain/calendar.ts';
import { type EntryForm, emptyEntry, isUntouched, missingOf } from '#domain/calendar-entry.ts';

const filled: EntryForm = {
  title: 'Check-up',
  day: '2026-03-10',
  time: '09:30',
  status: 'planned',
  serviceProvider: 'Dr Rao',
  invitees: 'Ravi',
  notes: '',
};

/** The required fields of each kind (specification, 5); a time slot is typed as a day and a time. */
const required: Readonly<Record<ItemKind, (keyof EntryForm)[]>> = {
  appointment: ['title', 'day', 'time', 'status', 'serviceProvider'],
  event: ['title', 'day', 'time', 'status', 'invitees'],
  task: ['title', 'day', 'time', 'status'],
};
const kinds = Object.entries(required) as [ItemKind, (keyof EntryForm)[]][];

describe.each(kinds)('an %s', (kind, fields) => {
  it('needs its own fields, and no other kind’s', () => {
    expect(missingOf(kind, filled)).toEqual([]);
    const others = { serviceProvider: '', invitees: '', notes: '', ...pick(fields) };
    expect(missingOf(kind, { ...filled, ...others })).toEqual([]);
  });

  it('that is empty lacks them all, but the day, which is the selected one', () => {
    const missing = fields.filter((field) => field !== 'day');
    expect(missingOf(kind, emptyEntry('2026-03-10'))).toEqual(missing);
  });

  it.each(fields)('lacks its %s where that is blank', (field) => {
    expect(missingOf(kind, { ...filled, [field]: '   ' })).toEqual([field]);
  });

  it.each(['2026-02-29', '10-03-2026', '2026-3-1', 'tomorrow'])('lacks a day on %s', (day) => {
    expect(missingOf(kind, { ...filled, day })).toEqual(['day']);
  });

  it.each(['24:00', '9:30', '09:60', 'noon'])('lacks a time at %s', (time) => {
    expect(missingOf(kind, { ...filled, time })).toEqual(['time']);
  });
});

it('29 February is a day of a leap year', () => {
  expect(missingOf('task', { ...filled, day: '2028-02-29' })).toEqual([]);
});

it('a form is untouched until anything but its day was typed', () => {
  expect(isUntouched(emptyEntry('2026-03-10'))).toBe(true);
  expect(isUntouched({ ...emptyEntry('2026-03-10'), day: '2026-03-11', notes: ' ' })).toBe(true);
  for (const field of ['title', 'time', 'status', 'serviceProvider', 'invitees', 'notes']) {
    expect(isUntouched({ ...emptyEntry('2026-03-10'), [field]: '1' })).toBe(false);
  }
});

function pick(fields: (keyof EntryForm)[]): Partial<EntryForm> {
  return Object.fromEntries(fields.map((field) => [field, filled[field]]));
}
