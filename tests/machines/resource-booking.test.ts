import { describe, expect, it } from 'vitest';
import type { BookingDraft } from '#domain/booking.ts';
import type { Slot } from '#domain/slot.ts';
import {
  resourceBookingDraft,
  resourceBookingMachine,
} from '../../src/machines/resource-booking.ts';
import type { SlotChoiceNotice } from '../../src/machines/slot-choice.ts';
import { alert, slotsWithdrawn, startFlow, startWithChildren, toast } from './harness.ts';
import { describeSlotBooking } from './slot-bookings.ts';

type Choice = Extract<SlotChoiceNotice, { type: 'choice.changed' }>;

const resource = { name: 'Hall', description: 'With a stage', location: 'Ground floor' };
const today = '2026-03-09';
const tomorrow = '2026-03-10';
const bookableUntil = '2026-05-08';
const zone = 'Asia/Kolkata';
const nine = { start: '09:00', end: '10:00' };
const ten = { start: '10:00', end: '11:00' };
const opened = { type: 'booking.opened' } as const;
const submitted = { type: 'booking.submitted' } as const;
const closed = { type: 'booking.closed' } as const;
const booked = { outcome: 'booked', startTime: '09:00', bookingIds: ['first', 'second'] };
const refused = { outcome: 'refused', message: 'One is taken.' };
const viewing = 'booking.viewing (draft) + day.passing';
const choosing = 'booking.choosing (draft) + day.passing';
const chosen: Choice = {
  type: 'choice.changed',
  date: today,
  slots: [nine, ten],
  offered: 3,
  zone,
  bookableUntil,
};
const common = { resourceId: 'hall', resource, userID: 'asha', today };

function start(draft: BookingDraft | null = null) {
  const booking = startFlow(resourceBookingMachine, (shell) => ({ ...common, draft, shell }), [
    'slotChoice',
  ]);
  return {
    ...booking,
    /** The messages to the choice of slots. */
    toldChoice: () => booking.fakes.messages.splice(0).map(({ event }) => event),
  };
}

function startChoosing() {
  const booking = start();
  booking.send(chosen);
  booking.send(opened);
  booking.news();
  return booking;
}

function startConfirming() {
  const booking = startChoosing();
  booking.send(submitted);
  booking.news();
  return booking;
}

describe('Resource booking', () => {
  it('Resource booking: the slots of today are offered, several at a time', () => {
    const booking = start();
    expect(booking.news()).toEqual({ at: viewing, asked: [['awaitNextDay', { date: today }]] });
    const source = { kind: 'resource', resourceId: 'hall' };
    expect(booking.fakes.listening).toMatchObject([
      {
        actor: 'slotChoice',
        input: { owner: {}, source, date: today, chosen: [], isMultiple: true },
      },
    ]);
    const order = { date: today, slots: [] };
    expect(booking.context()).toMatchObject({ offered: 0, zone: null, order, refusal: null });
  });

  it('Resource booking: the dialog opens if slots are free, and what is chosen in it can be sent', () => {
    const booking = start();
    booking.news();
    expect(booking.can(opened)).toBe(false);
    booking.send({ ...chosen, slots: [], offered: 1 });
    booking.send(opened);
    expect(booking.news()).toEqual({ at: choosing, told: [slotsWithdrawn] });
    expect(booking.can(submitted)).toBe(false);
    booking.send(chosen);
    expect(booking.context()).toMatchObject({ chosen: [nine, ten], offered: 3, zone });
    booking.send(submitted);
    expect(booking.news().at).toBe('booking.confirming (busy) (draft) + day.passing');
  });

  it('Resource booking: the dialog can be opened again after it was closed', () => {
    const booking = startChoosing();
    booking.send(closed);
    expect(booking.news()).toEqual({ at: viewing, told: [slotsWithdrawn] });
    expect(booking.can(opened)).toBe(true);
  });
});

describe('The answer to a resource booking', () => {
  it('Resource booking: the answer "booked" names the slots, takes them off the list and keeps what was booked', async () => {
    const booking = startConfirming();
    await booking.answer('bookResource', booked);
    expect(booking.news()).toEqual({
      at: 'booking.booked (settled) + day.passing',
      told: [alert('Booking Successful', '09:00 - 10:00, 10:00 - 11:00')],
    });
    expect(booking.toldChoice()).toEqual([
      { type: 'slots.taken', date: today, slots: [nine, ten] },
    ]);
    const order = { date: today, slots: [nine, ten] };
    expect(booking.context()).toMatchObject({ bookingIds: ['first', 'second'], order, zone });
    booking.send(closed);
    expect(booking.news()).toEqual({ at: viewing });
  });
});

describeSlotBooking({
  what: 'Resource booking',
  start,
  startChoosing,
  draft: { isChoosing: true, date: today, slots: [nine, ten] },
  keeper: resourceBookingDraft,
  name: 'resource-booking',
  call: 'bookResource',
  order: { userID: 'asha', resourceId: 'hall', date: today, slots: [nine, ten] },
  booked,
  told: (sentence) => alert('Booking failed', sentence ?? ''),
  unauthorized: toast('You are not authorized.', 'failure', 'session'),
  withdrawn: [slotsWithdrawn],
  at: { viewing, choosing, booked: 'booking.booked (settled) + day.passing' },
});

describe('A resource booking at midnight', () => {
  it('Resource booking: a booking that is under way at midnight keeps the day for which it was sent', async () => {
    const booking = startConfirming();
    await booking.answer('awaitNextDay', { date: tomorrow });
    booking.send({ ...chosen, date: tomorrow, slots: [] });
    booking.toldChoice();
    await booking.answer('bookResource', booked);
    expect(booking.toldChoice()).toEqual([
      { type: 'slots.taken', date: today, slots: [nine, ten] },
    ]);
    expect(booking.context().order).toEqual({ date: today, slots: [nine, ten] });
  });

  it('Resource booking: a booking that failed before midnight is not sent for the new day by a second press', async () => {
    const booking = startConfirming();
    await booking.answer('awaitNextDay', { date: tomorrow });
    booking.send({ ...chosen, date: tomorrow, slots: [] });
    await booking.answer('bookResource', { outcome: 'unauthorized' });
    expect(booking.can(submitted)).toBe(false);
  });
});

describe('A resource booking that was left', () => {
  it('Resource booking: slots of a later day that were chosen beside the dialog are found again', () => {
    const booking = start({ isChoosing: false, date: tomorrow, slots: [nine] });
    expect(booking.news().at).toBe(viewing);
    const choice = { date: tomorrow, chosen: [nine] };
    expect(booking.fakes.listening[0]?.input).toMatchObject(choice);
  });

  it.each([
    ['a later day was only looked at', { isChoosing: false, date: tomorrow, slots: [] }],
    ['its day is over', { isChoosing: true, date: '2026-03-08', slots: [nine, ten] }],
  ])('Resource booking: a booking begins today and closed if %s', (_, draft) => {
    const booking = start(draft);
    expect(booking.news().at).toBe(viewing);
    expect(booking.context()).toMatchObject({ date: today, chosen: [] });
  });
});

describe('A resource booking with its choice of slots', () => {
  async function startOpen(slots: Slot[], toChoose: Slot[]) {
    const booking = startWithChildren(resourceBookingMachine, (shell) => ({
      ...common,
      draft: null,
      shell,
    }));
    await booking.answer('loadSlots', { slots, zone });
    booking.send(opened);
    const choice = () => booking.snapshot().children.slotChoice;
    const choose = (slot: Slot) => choice()?.send({ type: 'slot.toggled', slot });
    for (const slot of toChoose) choose(slot);
    return {
      ...booking,
      choose,
      choice: () => choice()?.getSnapshot().context,
      goTo: (date: string) => choice()?.send({ type: 'date.changed', date }),
      refresh: () => choice()?.send({ type: 'slots.refreshed' }),
    };
  }

  it('Resource booking: only slots that are shown are booked: a failed refresh after a refusal hides them until the next list', async () => {
    const booking = await startOpen([nine, ten], [nine]);
    booking.send(submitted);
    await booking.answer('bookResource', refused);
    await booking.fail('loadSlots');
    expect(booking.can(submitted)).toBe(false);
    expect(resourceBookingDraft.of(booking.snapshot()).slots).toEqual([nine]);
    booking.send(closed);
    expect(booking.can(opened)).toBe(false);
    booking.refresh();
    expect(booking.can(opened)).toBe(false);
    await booking.answer('loadSlots', { slots: [nine, ten], zone });
    booking.send(opened);
    booking.news();
    booking.send(submitted);
    expect(booking.news().asked).toMatchObject([['bookResource', { slots: [nine] }]]);
  });

  it('Resource booking: midnight leaves the dialog open with the slots of the new day, and nothing chosen', async () => {
    const booking = await startOpen([nine], [nine]);
    booking.news();
    await booking.answer('awaitNextDay', { date: tomorrow });
    expect(booking.can(submitted)).toBe(false);
    expect(booking.news()).toMatchObject({ at: choosing });
    await booking.answer('loadSlots', { slots: [nine, ten], zone });
    expect(booking.choice()).toMatchObject({ date: tomorrow, slots: [nine, ten], chosen: [] });
  });

  it('Resource booking: slots of another day are booked for that day, and midnight does not change it', async () => {
    const booking = await startOpen([nine], []);
    booking.goTo('2026-03-12');
    await booking.answer('loadSlots', { slots: [nine, ten], zone, bookableUntil });
    booking.choose(ten);
    booking.news();
    await booking.answer('awaitNextDay', { date: tomorrow });
    expect(booking.news().asked).toEqual([['awaitNextDay', { date: tomorrow }]]);
    booking.send(submitted);
    expect(booking.news().asked).toMatchObject([
      ['bookResource', { date: '2026-03-12', slots: [ten] }],
    ]);
    await booking.answer('bookResource', booked);
    expect(booking.choice()).toMatchObject({ date: '2026-03-12', slots: [nine] });
  });
});
