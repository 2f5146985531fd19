import { describe, expect, it } from 'vitest';
import type { BookingDraft } from '#domain/booking.ts';
import type { Slot } from '#domain/slot.ts';
import { serviceBookingDraft, serviceBookingMachine } from '../../src/machines/service-booking.ts';
import type { SlotChoiceNotice } from '../../src/machines/slot-choice.ts';
import { slotsWithdrawn, startFlow, startWithChildren, toast } from './harness.ts';
import { describeSlotBooking } from './slot-bookings.ts';

type Choice = Extract<SlotChoiceNotice, { type: 'choice.changed' }>;

const service = {
  service_id: 'yoga',
  partner_id: 'park',
  name: 'Morning yoga',
  currency: 'INR',
  price: 350,
  duration_minutes: 45,
  location_mode: 'on_site',
};
const today = '2026-03-09';
const tomorrow = '2026-03-10';
const zone = 'Asia/Kolkata';
const nine = { start: '09:00', end: '09:45' };
const ten = { start: '10:00', end: '10:45' };
const opened = { type: 'booking.opened', today } as const;
const submitted = { type: 'booking.submitted' } as const;
const closed = { type: 'booking.closed' } as const;
const booked = { outcome: 'booked', startTime: '09:05', bookingIds: ['a'] };
const refused = { outcome: 'refused', message: 'It is taken.' };
const promptWithdrawn = { type: 'toast.withdrawn', topic: 'prompt' };
const picking = 'choosing.picking (draft)';
/** The day may turn while the dialog is open. */
const asked: [string, unknown][] = [['awaitNextDay', { date: today }]];
const chosen: Choice = {
  type: 'choice.changed',
  date: tomorrow,
  slots: [nine],
  offered: 2,
  zone,
  bookableUntil: null,
};

function start(draft: BookingDraft | null = null) {
  const input = { service, userID: 'asha', today, draft };
  return startFlow(serviceBookingMachine, (shell) => ({ ...input, shell }), ['slotChoice']);
}

function startPicking(choice: Choice = chosen) {
  const booking = start();
  booking.send(opened);
  booking.send(choice);
  booking.news();
  return booking;
}

function startConfirming() {
  const booking = startPicking();
  booking.send(submitted);
  booking.news();
  return booking;
}

describe('Service booking', () => {
  it('Service booking: the dialog opens with the partner’s slots of today, one to be chosen', () => {
    const booking = start();
    expect(booking.news()).toEqual({ at: 'viewing (draft)' });
    booking.send(opened);
    expect(booking.news()).toEqual({ at: picking, asked });
    const source = { kind: 'service', partnerId: 'park', duration: 45, locationMode: 'on_site' };
    expect(booking.fakes.listening).toMatchObject([
      {
        actor: 'slotChoice',
        input: { owner: {}, source, date: today, chosen: [], isMultiple: false },
      },
    ]);
  });

  it('Service booking: after midnight the dialog opens with the slots of the new day, and nothing chosen of the day before', () => {
    const booking = startPicking({ ...chosen, date: today });
    booking.send(closed);
    booking.send({ type: 'booking.opened', today: tomorrow });
    expect(booking.context()).toMatchObject({ today: tomorrow, date: tomorrow, chosen: [] });
    const input = { date: tomorrow, chosen: [] };
    expect(booking.fakes.listening.at(-1)).toMatchObject({ actor: 'slotChoice', input });
  });

  it('Service booking: the dialog opens again on the same day with the slot that was chosen before', () => {
    const booking = startPicking({ ...chosen, date: today });
    booking.send(closed);
    booking.send(opened);
    const input = { date: today, chosen: [nine] };
    expect(booking.fakes.listening.at(-1)).toMatchObject({ actor: 'slotChoice', input });
  });

  it('Service booking: a press without a slot asks for one', () => {
    const booking = start();
    booking.send(opened);
    booking.send(submitted);
    expect(booking.news()).toEqual({
      at: picking,
      asked,
      told: [toast('Select a slot first!', 'failure', 'prompt')],
    });
  });

  it('Service booking: the prompt for a slot stays when the slots come, and goes with a slot, another day or the dialog', () => {
    const booking = start();
    booking.send(opened);
    booking.send(submitted);
    booking.news();
    booking.send({ ...chosen, date: today, slots: [] });
    expect(booking.news().told).toEqual([slotsWithdrawn]);
    for (const answer of [
      { ...chosen, date: today, slots: [nine] },
      { ...chosen, slots: [], offered: 0 },
      closed,
    ]) {
      booking.send(answer);
      expect(booking.news().told).toEqual([slotsWithdrawn, promptWithdrawn]);
    }
  });
});

describe('The answer to a service booking', () => {
  it('Service booking: the answer "booked" says from when, and keeps what was booked', async () => {
    const booking = startConfirming();
    await booking.answer('confirmBooking', booked);
    expect(booking.news()).toEqual({
      at: 'booked (settled)',
      told: [
        slotsWithdrawn,
        promptWithdrawn,
        toast('Booking confirmed at 09:05', 'success', 'booking'),
      ],
    });
    const order = { date: tomorrow, slots: [nine] };
    expect(booking.context()).toMatchObject({ bookingIds: ['a'], order, zone });
  });

  it('Service booking: the answer "booked" with the day of its beginning says the time of day alone', async () => {
    const booking = startConfirming();
    await booking.answer('confirmBooking', { ...booked, startTime: '2026-03-10T09:05:00' });
    expect(booking.news().told).toContainEqual(
      toast('Booking confirmed at 09:05', 'success', 'booking'),
    );
  });

  it('Service booking: the answer "booked" leaves nothing chosen for the next booking', async () => {
    const booking = startConfirming();
    await booking.answer('confirmBooking', booked);
    booking.news();
    booking.send(closed);
    expect(booking.news()).toEqual({ at: 'viewing (draft)' });
    expect(booking.context()).toMatchObject({ date: today, chosen: [] });
    expect(serviceBookingDraft.isBlank?.(booking.snapshot())).toBe(true);
  });
});

describeSlotBooking({
  what: 'Service booking',
  start,
  startChoosing: startPicking,
  draft: { isChoosing: true, date: tomorrow, slots: [nine] },
  keeper: serviceBookingDraft,
  name: 'service-booking',
  call: 'confirmBooking',
  order: { userID: 'asha', service, date: tomorrow, slot: nine },
  booked,
  told: (sentence) =>
    toast(sentence === null ? 'Booking failed.' : `Error: ${sentence}`, 'failure', 'booking'),
  unauthorized: toast('You are not authorized.', 'failure', 'session'),
  withdrawn: [slotsWithdrawn, promptWithdrawn],
  at: { viewing: 'viewing (draft)', choosing: picking, booked: 'booked (settled)' },
});

describe('A service booking with its choice of slots', () => {
  async function startOpen(slots: Slot[]) {
    const input = { service, userID: 'asha', today, draft: null };
    const booking = startWithChildren(serviceBookingMachine, (shell) => ({ ...input, shell }));
    const choice = () => booking.snapshot().children.slotChoice;
    booking.send(opened);
    await booking.answer('loadSlots', { slots, zone });
    return {
      ...booking,
      choose: (slot: Slot) => choice()?.send({ type: 'slot.toggled', slot }),
      refresh: () => choice()?.send({ type: 'slots.refreshed' }),
    };
  }

  it('Service booking: a slot that somebody else took is dropped, and another one can be booked', async () => {
    const booking = await startOpen([nine, ten]);
    booking.choose(nine);
    booking.send(submitted);
    await booking.answer('confirmBooking', refused);
    expect(booking.context().chosen).toEqual([nine]);
    await booking.answer('loadSlots', { slots: [ten], zone });
    expect(booking.context().chosen).toEqual([]);
    booking.choose(ten);
    booking.news();
    booking.send(submitted);
    expect(booking.news().asked).toMatchObject([['confirmBooking', { date: today, slot: ten }]]);
  });

  it('Service booking: only a slot that is shown is booked: a failed refresh after a refusal hides it until the next list', async () => {
    const booking = await startOpen([nine, ten]);
    booking.choose(nine);
    booking.send(submitted);
    await booking.answer('confirmBooking', refused);
    await booking.fail('loadSlots');
    booking.news();
    booking.send(submitted);
    expect(booking.news()).toEqual({
      at: picking,
      told: [toast('Select a slot first!', 'failure', 'prompt')],
    });
    booking.refresh();
    booking.send(submitted);
    expect(booking.news().at).toBe(picking);
    await booking.answer('loadSlots', { slots: [nine, ten], zone });
    booking.news();
    booking.send(submitted);
    expect(booking.news().asked).toMatchObject([['confirmBooking', { slot: nine }]]);
  });

  it('Service booking: a slot of the draft is not booked before the list shows it', async () => {
    const draft = { isChoosing: true, date: today, slots: [nine] };
    const booking = startWithChildren(serviceBookingMachine, (shell) => ({
      service,
      userID: 'asha',
      today,
      draft,
      shell,
    }));
    booking.news();
    booking.send(submitted);
    expect(booking.news()).toMatchObject({
      told: [toast('Select a slot first!', 'failure', 'prompt')],
    });
    expect(serviceBookingDraft.of(booking.snapshot())).toEqual({ ...draft, sent: [] });
    await booking.answer('loadSlots', { slots: [nine, ten], zone });
    booking.news();
    booking.send(submitted);
    expect(booking.news().asked).toMatchObject([['confirmBooking', { slot: nine }]]);
  });

  it('Service booking: a chosen day that is too soon once the day turns gives way to the first that can be booked, and is not sent', async () => {
    const booking = startWithChildren(serviceBookingMachine, (shell) => ({
      service: { ...service, min_booking_floor: 1 },
      userID: 'asha',
      today,
      draft: { isChoosing: true, date: tomorrow, slots: [nine] },
      shell,
    }));
    await booking.answer('loadSlots', { slots: [nine, ten], zone });
    expect(booking.context().chosen).toEqual([nine]);
    await booking.answer('awaitNextDay', { date: tomorrow });
    const first = { date: '2026-03-11', chosen: [] };
    expect(booking.context()).toMatchObject({ ...first, offered: 0 });
    booking.news();
    booking.send(submitted);
    expect(booking.news().told).toEqual([toast('Select a slot first!', 'failure', 'prompt')]);
    await booking.answer('loadSlots', { slots: [nine, ten], zone });
    expect(booking.snapshot().children.slotChoice?.getSnapshot().context).toMatchObject(first);
  });

  it('Service booking: a chosen day that becomes the first that can be booked stays once the day turns', async () => {
    const booking = startWithChildren(serviceBookingMachine, (shell) => ({
      service: { ...service, min_booking_floor: 1 },
      userID: 'asha',
      today,
      draft: { isChoosing: true, date: '2026-03-11', slots: [nine] },
      shell,
    }));
    await booking.answer('loadSlots', { slots: [nine, ten], zone });
    await booking.answer('awaitNextDay', { date: tomorrow });
    expect(booking.context()).toMatchObject({
      today: tomorrow,
      date: '2026-03-11',
      chosen: [nine],
    });
  });

  it('Service booking: today stays shown when the dialog opens, also where it is too soon to be booked', () => {
    const input = { service: { ...service, min_booking_floor: 1 }, userID: 'asha', today };
    const booking = startWithChildren(serviceBookingMachine, (shell) => ({
      ...input,
      draft: null,
      shell,
    }));
    booking.send(opened);
    expect(booking.context().date).toBe(today);
  });

  it('Service booking: a list that comes while the booking is under way takes away a slot that is no longer offered', async () => {
    const booking = await startOpen([nine, ten]);
    booking.choose(nine);
    booking.refresh();
    booking.send(submitted);
    await booking.answer('loadSlots', { slots: [ten], zone });
    await booking.answer('confirmBooking', { outcome: 'unauthorized' });
    booking.news();
    booking.send(submitted);
    expect(booking.news()).toMatchObject({
      told: [toast('Select a slot first!', 'failure', 'prompt')],
    });
  });

  it('Service booking: the slot that was sent stays, although a new list no longer has it', async () => {
    const booking = await startOpen([nine, ten]);
    booking.choose(nine);
    booking.refresh();
    booking.send(submitted);
    await booking.answer('loadSlots', { slots: [ten], zone });
    await booking.answer('confirmBooking', booked);
    expect(booking.context().order).toEqual({ date: today, slots: [nine] });
  });
});
