import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { slotsOf } from '#domain/booking.ts';
import { texts } from '#domain/texts.ts';
import { serviceBookingDraft } from '../../src/machines/service-booking.ts';
import { drafts, refusal, serviceBookingModel } from './flows/service-booking.model.ts';
import { service, today } from './flows/slots.ts';
import { describeFlow, type Rest } from './harness/bare.ts';

type BookingRest = Rest<typeof serviceBookingModel.machine>;

describeFlow({
  model: serviceBookingModel,
  states: {
    viewing: ({ snapshot, context, fakes, after }) => {
      expect(snapshot.hasTag('draft')).toBe(true);
      expect(serviceBookingDraft.of(snapshot).isChoosing).toBe(false);
      expect(fakes.waiting('confirmBooking')).toBe(0);
      expect(context.refusal).toBeNull();
      if (after === null) expect([context.date, context.chosen]).toEqual([today, []]);
    },
    'choosing.picking': (rest) => {
      const { snapshot, context, fakes, after } = rest;
      expect(snapshot.hasTag('draft')).toBe(true);
      expect(serviceBookingDraft.of(snapshot)).toEqual({
        isChoosing: true,
        date: context.date,
        slots: context.chosen,
      });
      expect(fakes.waiting('confirmBooking')).toBe(0);
      if (after === null) expectGoesOn(rest);
      if (after?.type === 'booking.opened') expectAskedForSlots(rest);
      if (after?.type === 'choice.changed') {
        expect([context.date, context.chosen]).toEqual([after.date, after.slots]);
      }
      expectSaid(rest);
    },
    'choosing.confirming': ({ snapshot, context, fakes, after }) => {
      const { date, chosen, userID } = context;
      expect(chosen).toHaveLength(1);
      expect(fakes.waiting('confirmBooking')).toBe(1);
      if (after?.type !== 'booking.submitted') return;
      const input = { userID, service, date, slot: chosen[0] };
      expect(fakes.calls.at(-1)).toEqual({ actor: 'confirmBooking', input });
      expect(context.refusal).toBeNull();
      expect(snapshot.can({ type: 'booking.submitted' })).toBe(false);
      expect(snapshot.can({ type: 'booking.closed' })).toBe(false);
    },
    'booked.offering': ({ snapshot, told, fakes, after }) => {
      expect(fakes.waiting('confirmBooking')).toBe(0);
      expect(snapshot.hasTag('settled')).toBe(true);
      expect(snapshot.can({ type: 'booking.submitted' })).toBe(false);
      const failed = after?.type === 'xstate.error.actor.saveCalendarFile';
      const toast = failed
        ? { text: texts.calendarFileFailed, tone: 'failure' }
        : { text: 'Booking confirmed at 09:00', tone: 'success' };
      expect(told.at(-1)).toEqual({ type: 'toast.raised', toast });
    },
    'booked.savingFile': ({ snapshot, context: { date, chosen, zone }, fakes }) => {
      const { name: title, description, location_mode: location } = service;
      const entry = { title, description, location, date, slots: chosen, zone };
      expect(fakes.waiting('saveCalendarFile')).toBe(1);
      expect(fakes.calls.at(-1)).toEqual({ actor: 'saveCalendarFile', input: { entry } });
      expect(snapshot.can({ type: 'calendarFile.requested' })).toBe(false);
    },
  },
});

/** After a reload: where it was left, but for a day that is over. */
function expectGoesOn({ context }: BookingRest): void {
  const { date, chosen } = context;
  const { ofToday } = drafts;
  const expected = date === today ? { date: today, slots: [] } : ofToday;
  expect({ date, slots: chosen }).toMatchObject({ date: expected.date, slots: expected.slots });
}

function expectAskedForSlots({ context, fakes }: BookingRest): void {
  expect(fakes.listening.at(-1)?.input).toMatchObject({
    source: slotsOf(service),
    date: context.date,
    chosen: context.chosen,
    isMultiple: false,
  });
}

/** What the person is told after each turn, and whether the slots are asked for anew. */
function expectSaid({ context, told, fakes, after }: BookingRest): void {
  const text = after && failureAfter(after, context);
  if (!text) return;
  expect(told.at(-1)).toEqual({ type: 'toast.raised', toast: { text, tone: 'failure' } });
  if (text === texts.notAuthorized && context.userID === null) {
    expect(fakes.calls.map(({ actor }) => actor)).not.toContain('confirmBooking');
  }
  if (!after.type.endsWith('confirmBooking')) return;
  expect(context.chosen).toHaveLength(1);
  expect(context.refusal).toBe(after.output?.message ?? null);
  if (after.output?.outcome === 'unauthorized') return;
  expect(fakes.lastMessage('slotChoice')).toEqual({ type: 'slots.refreshed' });
}

function failureAfter(
  { type, output }: AnyEventObject,
  { chosen }: BookingRest['context'],
): string | undefined {
  if (type === 'slots.failed') return 'Failed to fetch slots.';
  if (type === 'xstate.error.actor.confirmBooking') return 'Booking failed.';
  if (output) return output.outcome === 'refused' ? `Error: ${refusal}` : texts.notAuthorized;
  if (type !== 'booking.submitted') return undefined;
  return chosen.length === 0 ? 'Select a slot first!' : 'You are not authorized.';
}
