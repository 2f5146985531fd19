import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { calendarEntryDraft } from '../../src/machines/calendar-entry.ts';
import { calendarEntryModel, nearlyFilled, saved } from './flows/calendar-entry.model.ts';
import { tomorrow } from './flows/slots.ts';
import { describeFlow, type Rest } from './harness/bare.ts';

type EntryRest = Rest<typeof calendarEntryModel.machine>;

const creating = {
  appointment: 'createAppointment',
  event: 'createCalendarEvent',
  task: 'createTask',
} as const;

/** The fields that each kind requires (specification, 5); the day is that which is selected. */
const required = {
  appointment: ['title', 'time', 'status', 'serviceProvider'],
  event: ['title', 'time', 'status', 'invitees'],
  task: ['title', 'time', 'status'],
} as const;

describeFlow({
  model: calendarEntryModel,
  states: {
    filling: (rest) => {
      const { snapshot, context, fakes, told, after } = rest;
      const { form, missing, kind } = context;
      expect(snapshot.hasTag('draft')).toBe(true);
      expect(calendarEntryDraft.of(snapshot)).toEqual(form);
      expect(fakes.waiting(creating[kind])).toBe(0);
      expect(form.day).toBe(tomorrow);
      if (after === null) {
        expect(missing).toEqual([]);
        expect([nearlyFilled.time, '']).toContain(form.time);
      }
      if (after?.type === 'field.changed') {
        expect(form[after.field as keyof typeof form]).toBe(after.text);
        expect(missing).not.toContain(after.field);
      }
      if (after?.type === 'entry.submitted') expectMarked(rest);
      expect(told.at(-1)).toEqual(whatIsTold(after) ?? told.at(-1));
      if (after?.type.startsWith('xstate.error.')) expect(told).toEqual([]);
    },
    savingAppointment: expectSaving('createAppointment'),
    savingEvent: expectSaving('createCalendarEvent'),
    savingTask: expectSaving('createTask'),
    dismissed: ({ snapshot, context, told }) => {
      expect(snapshot.status).toBe('done');
      expect(context.form.title).toBe('');
      expect(told).toEqual([{ type: 'entry.closed' }]);
    },
    saved: ({ snapshot, context, told }) => {
      const added = { kind: context.kind, item: saved };
      expect(snapshot.status).toBe('done');
      expect(told).toEqual([{ type: 'entry.saved', day: tomorrow, added }]);
    },
  },
});

function expectSaving(actor: (typeof creating)[keyof typeof creating]) {
  return ({ snapshot, context: { form, kind }, fakes, told }: EntryRest) => {
    expect(creating[kind]).toBe(actor);
    expect(fakes.waiting(actor)).toBe(1);
    expect(fakes.calls.at(-1)).toEqual({ actor, input: { userID: 'asha', form } });
    for (const field of required[kind]) expect(form[field]).not.toBe('');
    expect(told.filter(({ type }) => type === 'entry.saved')).toEqual([]);
    for (const type of ['entry.submitted', 'entry.cancelled'] as const) {
      expect(snapshot.can({ type })).toBe(false);
    }
  };
}

/** Nothing is sent and nothing is said; what is missing is marked where it is missing. */
function expectMarked({ context: { form, missing, kind }, fakes, told }: EntryRest): void {
  expect(fakes.calls.filter(({ input }) => JSON.stringify(input).includes('25:00'))).toEqual([]);
  expect(told.filter(({ type }) => type !== 'entry.closed')).toEqual([]);
  const wrong = (field: keyof typeof form) => form[field] === '' || form[field] === '25:00';
  expect(missing).toEqual(required[kind].filter(wrong));
  expect(missing).not.toEqual([]);
}

function whatIsTold(after: AnyEventObject | null): AnyEventObject | null {
  return after?.type === 'entry.cancelled' ? { type: 'entry.closed' } : null;
}
