import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { resourceBookingDraft } from '../../src/machines/resource-booking.ts';
import { resource } from './flows/resource.model.ts';
import { refusal, resourceBookingModel } from './flows/resource-booking.model.ts';
import { nine, today, tomorrow } from './flows/slots.ts';
import { describeFlow, type Rest } from './harness/bare.ts';

type BookingRest = Rest<typeof resourceBookingModel.machine>;

describeFlow({
  model: resourceBookingModel,
  states: {
    'day.passing': ({ context, fakes, after }) => {
      expect(fakes.waiting('awaitNextDay')).toBe(1);
      if (after?.type !== 'xstate.done.actor.awaitNextDay') return;
      expect(context.date).toBe(tomorrow);
      expect(fakes.calls.at(-1)).toEqual({ actor: 'awaitNextDay', input: { date: tomorrow } });
      expect(fakes.lastMessage('slotChoice')).toEqual({ type: 'date.changed', date: tomorrow });
    },
    'booking.viewing': (rest) => {
      const { snapshot, context, fakes, after } = rest;
      expect(snapshot.hasTag('draft')).toBe(true);
      expect(resourceBookingDraft.of(snapshot).isChoosing).toBe(false);
      expect(snapshot.can({ type: 'booking.opened' })).toBe(context.offered > 0);
      expect(context.refusal).toBeNull();
      if (after === null) {
        expect([context.date, context.chosen]).toEqual([today, []]);
        expectAskedForSlots(rest);
      }
      if (after?.type === 'slots.retried') {
        expect(fakes.lastMessage('slotChoice')).toEqual({ type: 'slots.refreshed' });
      }
      expectChoiceKept(rest);
      expectSlotsFailedSaid(rest);
    },
    'booking.choosing': (rest) => {
      const { snapshot, context, after } = rest;
      expect(snapshot.hasTag('draft')).toBe(true);
      expect(snapshot.can({ type: 'booking.submitted' })).toBe(context.chosen.length > 0);
      const draft = { isChoosing: true, date: context.date, slots: context.chosen };
      expect(resourceBookingDraft.of(snapshot)).toEqual(draft);
      if (after === null) {
        expect(context.chosen).toEqual([nine]);
        expectAskedForSlots(rest);
      }
      expectChoiceKept(rest);
      expectSlotsFailedSaid(rest);
      expectSaid(rest);
    },
    'booking.confirming': (rest) => {
      const { snapshot, context, fakes, after } = rest;
      expectChoiceKept(rest);
      expect(fakes.waiting('bookResource')).toBe(1);
      expect(snapshot.can({ type: 'booking.submitted' })).toBe(false);
      expect(snapshot.can({ type: 'booking.closed' })).toBe(false);
      if (after?.type !== 'booking.submitted') return;
      const { date, chosen: slots, refusal: refused } = context;
      const input = { userID: 'asha', resourceId: 'hall', date, slots };
      expect(fakes.calls.at(-1)).toEqual({ actor: 'bookResource', input });
      expect(refused).toBeNull();
    },
    'booking.booked.offering': (rest) => {
      const { snapshot, fakes, told, after } = rest;
      expect(snapshot.hasTag('settled')).toBe(true);
      expect(fakes.waiting('bookResource')).toBe(0);
      expectChoiceKept(rest);
      if (after?.type === 'xstate.done.actor.bookResource') expectBooked(rest);
      if (after?.type !== 'xstate.error.actor.saveCalendarFile') return;
      const toast = { text: texts.calendarFileFailed, tone: 'failure' };
      expect(told.at(-1)).toEqual({ type: 'toast.raised', toast });
    },
    'booking.booked.savingFile': ({ context, fakes, after }) => {
      expect(fakes.waiting('saveCalendarFile')).toBe(1);
      if (after?.type !== 'calendarFile.requested') return;
      const { name: title, description, location } = resource;
      const asked = fakes.calls.findLast(({ actor }) => actor === 'bookResource')?.input;
      const { zone } = context;
      const entry = { title, description, location, zone };
      const saved = fakes.calls.at(-1)?.input;
      expect(saved).toMatchObject({ entry });
      expect(asked).toMatchObject({ date: context.bookedDate, slots: context.booked });
      expect(saved).toMatchObject({ entry: { date: context.bookedDate, slots: context.booked } });
    },
  },
});

function expectAskedForSlots({ context, fakes }: BookingRest): void {
  const asked = fakes.listening;
  const source = { kind: 'resource', resourceId: 'hall' };
  const { date, chosen } = context;
  expect(asked).toHaveLength(1);
  expect(asked[0]?.input).toMatchObject({ source, date, chosen, isMultiple: true });
}

function expectChoiceKept({ context, after }: BookingRest): void {
  if (after?.type !== 'choice.changed') return;
  const { date, chosen, offered } = context;
  expect({ date, slots: chosen, offered }).toEqual({
    date: after.date,
    slots: after.slots,
    offered: after.offered,
  });
}

function expectSlotsFailedSaid({ told, after }: BookingRest): void {
  if (after?.type !== 'slots.failed') return;
  const toast = { text: texts.slotsFailed, tone: 'failure' };
  expect(told.at(-1)).toEqual({ type: 'toast.raised', toast });
}

/** The booked slots are those that were asked for, of their own day, and leave the list. */
function expectBooked({ fakes, told, context }: BookingRest): void {
  const asked = fakes.calls.findLast(({ actor }) => actor === 'bookResource')?.input;
  const { booked: slots, bookedDate: date } = context;
  expect(asked).toMatchObject({ slots, date });
  expect(fakes.lastMessage('slotChoice')).toEqual({ type: 'slots.taken', slots, date });
  const message = slots.map(({ start, end }) => `${start} - ${end}`).join(', ');
  const alert = { title: 'Booking Successful', message };
  expect(told.at(-1)).toEqual({ type: 'alert.raised', alert });
}

/** What is said of a booking that was not made; the choice stays, and the slots are asked for anew. */
function expectSaid({ fakes, told, context, after }: BookingRest): void {
  const type = after?.type.replace(/^xstate\./, '');
  if (type !== 'done.actor.bookResource' && type !== 'error.actor.bookResource') return;
  if (context.date === today) expect(context.chosen).not.toEqual([]);
  if (after?.output?.outcome === 'unauthorized') {
    const toast = { text: texts.notAuthorized, tone: 'failure' };
    expect(told.at(-1)).toEqual({ type: 'toast.raised', toast });
    return;
  }
  expect(fakes.lastMessage('slotChoice')).toEqual({ type: 'slots.refreshed' });
  const message = after?.output?.message ?? '';
  expect(message === '' || message === refusal).toBe(true);
  expect(context.refusal ?? '').toBe(message);
  expect(told.at(-1)).toEqual({
    type: 'alert.raised',
    alert: { title: 'Booking failed', message },
  });
}
