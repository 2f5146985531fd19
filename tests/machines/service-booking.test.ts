import { describe, expect, it } from 'vitest';
import type { BookingDraft } from '#domain/booking.ts';
import type { Slot } from '#domain/slot.ts';
import { serviceBookingDraft, serviceBookingMachine } from '../../src/machines/service-booking.ts';
import type { SlotChoiceNotice } from '../../src/machines/slot-choice.ts';
import { startFlow, startWithChildren, toast } from './harness.ts';

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
  return startFlow(serviceBookingMachine, (shell) => ({ ...input, shell }), [
    'slotChoice',
    'calendarFile',
  ]);
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

  it('Service booking: midnight leads to the new day, and the next midnight is awaited', async () => {
    const booking = startPicking({ ...chosen, date: today });
    await booking.answer('awaitNextDay', { date: tomorrow });
    expect(booking.news()).toEqual({
      at: picking,
      asked: [['awaitNextDay', { date: tomorrow }]],
    });
    expect(booking.context()).toMatchObject({ today: tomorrow, date: tomorrow, chosen: [] });
    const turned = { type: 'date.changed', date: tomorrow };
    expect(booking.fakes.lastMessage('slotChoice')).toEqual(turned);
  });

  it('Service booking: midnight leaves a later day that was chosen, also if the clock breaks down', async () => {
    const booking = startPicking({ ...chosen, date: '2026-03-12' });
    await booking.answer('awaitNextDay', { date: tomorrow });
    const same = { type: 'date.changed', date: '2026-03-12' };
    expect(booking.fakes.lastMessage('slotChoice')).toEqual(same);
    await booking.fail('awaitNextDay');
    expect(booking.context()).toMatchObject({ date: '2026-03-12', chosen: [nine] });
  });

  it('Service booking: several presses send one request for the chosen slot', () => {
    const booking = startPicking();
    expect(booking.context()).toMatchObject({ date: tomorrow, chosen: [nine], zone });
    booking.send(submitted);
    booking.send(submitted);
    expect(booking.news()).toEqual({
      at: 'choosing.confirming (busy)',
      asked: [['confirmBooking', { userID: 'asha', service, date: tomorrow, slot: nine }]],
    });
  });

  it('Service booking: a press without a slot asks for one', () => {
    const booking = start();
    booking.send(opened);
    booking.send(submitted);
    expect(booking.news()).toEqual({
      at: picking,
      asked,
      told: [toast('Select a slot first!', 'failure', 'booking')],
    });
  });

  it('Service booking: a toast says that the slots did not arrive', () => {
    const booking = startPicking();
    booking.send({ type: 'slots.failed' });
    expect(booking.news()).toEqual({
      at: picking,
      told: [toast('Failed to fetch slots.', 'failure', 'slots')],
    });
  });

  it('Service booking: the dialog closes if its choice of slots breaks down', async () => {
    const booking = startPicking();
    await booking.fail('slotChoice');
    expect(booking.news()).toEqual({ at: 'viewing (draft)' });
  });
});

describe('The answer to a service booking', () => {
  it('Service booking: the answer "booked" says from when, and offers the booking as a calendar file', async () => {
    const booking = startConfirming();
    await booking.answer('confirmBooking', booked);
    expect(booking.news()).toEqual({
      at: 'booked (settled)',
      told: [toast('Booking confirmed at 09:05', 'success', 'booking')],
    });
    expect(booking.fakes.listening.at(-1)).toMatchObject({
      actor: 'calendarFile',
      input: {
        shell: {},
        entry: {
          kind: 'booking',
          ids: ['a'],
          title: 'Morning yoga',
          description: null,
          location: 'on_site',
          date: tomorrow,
          slots: [nine],
          zone,
        },
      },
    });
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

  it('Service booking: the answer "booked" stays, also if the button is pressed again or the calendar file breaks down', async () => {
    const booking = startConfirming();
    await booking.answer('confirmBooking', booked);
    booking.news();
    booking.send(submitted);
    await booking.fail('calendarFile');
    expect(booking.news()).toEqual({ at: 'booked (settled)' });
  });

  it('Service booking: the answer "refused" is shown in the service’s words until the next try, and fetches the slots again', async () => {
    const booking = startConfirming();
    await booking.answer('confirmBooking', refused);
    expect(booking.news()).toEqual({
      at: picking,
      asked,
      told: [toast('Error: It is taken.', 'failure', 'booking')],
    });
    expect(booking.fakes.lastMessage('slotChoice')).toEqual({ type: 'slots.refreshed' });
    expect(booking.context()).toMatchObject({ refusal: 'It is taken.', chosen: [nine] });
    booking.send(submitted);
    expect(booking.context().refusal).toBeNull();
  });

  it('Service booking: the answer "refused" is gone once the dialog was closed or its slots broke down', async () => {
    for (const isClosed of [true, false]) {
      const booking = startConfirming();
      await booking.answer('confirmBooking', refused);
      if (isClosed) booking.send(closed);
      else await booking.fail('slotChoice');
      expect(booking.news().at).toBe('viewing (draft)');
      expect(booking.context().refusal).toBeNull();
    }
  });

  it('Service booking: the answer "unauthorized" leaves the choice as it is', async () => {
    const booking = startConfirming();
    await booking.answer('confirmBooking', { outcome: 'unauthorized' });
    expect(booking.news()).toEqual({
      at: picking,
      asked,
      told: [toast('You are not authorized.', 'failure', 'booking')],
    });
    expect(booking.fakes.messages).toEqual([]);
    expect(booking.context()).toMatchObject({ chosen: [nine], refusal: null });
  });

  it('Service booking: a booking that is refused without a sentence is a failure, and fetches the slots again', async () => {
    const booking = startConfirming();
    await booking.answer('confirmBooking', { outcome: 'refused', message: null });
    const told = [toast('Booking failed.', 'failure', 'booking')];
    expect(booking.news()).toEqual({ at: picking, asked, told });
    expect(booking.fakes.lastMessage('slotChoice')).toEqual({ type: 'slots.refreshed' });
  });

  it('Service booking: a booking without an answer is a failure that keeps slots and choice, since the next press may find it done', async () => {
    const booking = startConfirming();
    await booking.fail('confirmBooking');
    const told = [toast('Booking failed.', 'failure', 'booking')];
    expect(booking.news()).toEqual({ at: picking, asked, told });
    expect(booking.fakes.messages).toEqual([]);
    booking.send(submitted);
    const order = { userID: 'asha', service, date: tomorrow, slot: nine };
    expect(booking.news()).toMatchObject({ asked: [['confirmBooking', order]] });
  });
});

describe('A service booking after a reload or an expired session', () => {
  const draft: BookingDraft = { isChoosing: true, date: tomorrow, slots: [nine] };
  const slotsShown = (booking: ReturnType<typeof start>) => booking.fakes.listening[0]?.input;

  it('Service booking: a reload goes on where the booking was left', () => {
    const booking = start(draft);
    expect(booking.news()).toEqual({ at: picking, asked });
    expect(slotsShown(booking)).toMatchObject({ date: tomorrow, chosen: [nine] });
    expect(start({ ...draft, date: today }).context().chosen).toEqual([nine]);
  });

  it('Service booking: a reload leaves a closed dialog closed', () => {
    expect(start({ ...draft, isChoosing: false }).news()).toEqual({ at: 'viewing (draft)' });
  });

  it('Service booking: a booking whose day is over begins today with nothing chosen', () => {
    const booking = start({ ...draft, date: '2026-03-08' });
    expect(slotsShown(booking)).toMatchObject({ date: today, chosen: [] });
  });

  it('Service booking: the draft has its own name, the day, the slot and whether the dialog was open', () => {
    expect(serviceBookingDraft.flow).toBe('service-booking');
    const booking = startPicking();
    expect(serviceBookingDraft.of(booking.snapshot())).toEqual(draft);
    booking.send(closed);
    expect(serviceBookingDraft.of(booking.snapshot())).toEqual({ ...draft, isChoosing: false });
  });
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
      told: [toast('Select a slot first!', 'failure', 'booking')],
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
      told: [toast('Select a slot first!', 'failure', 'booking')],
    });
    expect(serviceBookingDraft.of(booking.snapshot())).toEqual(draft);
    await booking.answer('loadSlots', { slots: [nine, ten], zone });
    booking.news();
    booking.send(submitted);
    expect(booking.news().asked).toMatchObject([['confirmBooking', { slot: nine }]]);
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
      told: [toast('Select a slot first!', 'failure', 'booking')],
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
