import { describe, expect, it } from 'vitest';
import type { ItemKind } from '#domain/calendar.ts';
import { type EntryForm, emptyEntry } from '#domain/calendar-entry.ts';
import { calendarEntryDraft, calendarEntryMachine } from '../../src/machines/calendar-entry.ts';
import { startFlow } from './harness.ts';

const day = '2026-03-09';
const whole: EntryForm = {
  title: 'Dentist',
  day,
  time: '09:30',
  status: 'confirmed',
  serviceProvider: 'Dr Rao',
  invitees: 'Ravi',
  notes: '',
};
const kinds = [
  ['appointment', 'savingAppointment', 'createAppointment'],
  ['event', 'savingEvent', 'createCalendarEvent'],
  ['task', 'savingTask', 'createTask'],
] as const;

function start(kind: ItemKind = 'task', draft: EntryForm | null = null) {
  const input = { userID: 'asha', kind, day, draft };
  return startFlow(calendarEntryMachine, (owner) => ({ ...input, owner }));
}

describe.each(kinds)('an entry of the kind %s (specification, 5)', (kind, saving, call) => {
  it('is saved once it is whole, once', async () => {
    const entry = start(kind, whole);
    entry.send({ type: 'entry.submitted' });
    entry.send({ type: 'entry.submitted' });
    expect(entry.news()).toEqual({
      at: `${saving} (busy)`,
      asked: [[call, { userID: 'asha', form: whole }]],
    });
    const item = { title: 'Dentist', time_slot: '2026-03-09T04:00:00Z' };
    await entry.answer(call, item);
    expect(entry.news()).toEqual({
      at: 'saved',
      told: [{ type: 'entry.saved', day, added: { kind, item } }],
    });
    expect(entry.snapshot().status).toBe('done');
  });

  it('that cannot be saved stays as it is, without a word', async () => {
    const entry = start(kind, whole);
    entry.send({ type: 'entry.submitted' });
    entry.news();
    await entry.fail(call);
    expect(entry.news()).toEqual({ at: 'filling (draft)' });
    expect(entry.context().form).toEqual(whole);
  });
});

describe('a form', () => {
  it('begins empty, on the selected day', () => {
    const entry = start();
    expect(entry.news()).toEqual({ at: 'filling (draft)' });
    expect(entry.context()).toMatchObject({ form: emptyEntry(day), missing: [] });
  });

  it('that lacks something says what, field by field, until it is there', () => {
    const entry = start('task');
    entry.send({ type: 'entry.submitted' });
    expect(entry.news()).toEqual({ at: 'filling (draft)' });
    expect(entry.context().missing).toEqual(['title', 'time', 'status']);
    entry.send({ type: 'field.changed', field: 'time', text: '09:30' });
    expect(entry.context()).toMatchObject({
      missing: ['title', 'status'],
      form: { ...emptyEntry(day), time: '09:30' },
    });
  });

  it('that was not touched is gone when it is closed', () => {
    const entry = start();
    entry.send({ type: 'entry.cancelled' });
    expect(entry.news()).toEqual({ at: 'dismissed', told: [{ type: 'entry.closed' }] });
    expect(entry.snapshot().status).toBe('done');
  });

  it('that was touched is kept when it is closed', () => {
    const entry = start('task', whole);
    entry.send({ type: 'entry.cancelled' });
    expect(entry.news()).toEqual({ at: 'filling (draft)', told: [{ type: 'entry.closed' }] });
  });

  it('is kept as it was typed, under its own name', () => {
    expect(calendarEntryDraft.flow).toBe('calendar-entry');
    expect(calendarEntryDraft.of(start('event', whole).snapshot())).toEqual(whole);
  });
});
