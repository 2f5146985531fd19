import { describe, expect, it } from 'vitest';
import type { BookingDraft } from '#domain/booking.ts';
import { serviceBookingDraft, serviceBookingMachine } from '../../src/machines/service-booking.ts';
import type { SlotChoiceNotice } from '../../src/machines/slot-choice.ts';
import { startFlow, toast } from './harness.ts';

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
const zone = 'Asia/Kolkata';
const nine = { start: '09:00', end: '09:45' };
const picking = 'choosing.picking (draft)';
const chosen: Choice = {
  type: 'choice.changed',
  date: '2026-03-10',
  slots: [nine],
  offered: 2,
  zone,
};

function start({
  userID = 'asha',
  draft = null,
}: {
  userID?: string | null;
  draft?: BookingDraft | null;
} = {}) {
  const input = { service, userID, today, draft };
  return startFlow(serviceBookingMachine, (shell) => ({ ...input, shell }), ['slotChoice']);
}

function startPicking(userID: string | null = 'asha') {
  const booking = start({ userID });
  booking.send({ type: 'booking.opened' });
  booking.send(chosen);
  booking.news();
  return booking;
}

function startConfirming() {
  const booking = startPicking();
  booking.send({ type: 'booking.submitted' });
  booking.news();
  return booking;
}

async function startBooked() {
  const booking = startConfirming();
  await booking.answer('confirmBooking', { outcome: 'booked', startTime: '09:05' });
  booking.news();
  return booking;
}

describe('a booking of a service (specification, 2)', () => {
  it('is opened to choose of the partner’s slots of today, one at a time', () => {
    const booking = start();
    expect(booking.news()).toEqual({ at: 'viewing (draft)' });
    booking.send({ type: 'booking.opened' });
    expect(booking.news()).toEqual({ at: picking });
    const source = { kind: 'service', partnerId: 'park', duration: 45, locationMode: 'on_site' };
    expect(booking.fakes.listening).toMatchObject([
      {
        actor: 'slotChoice',
        input: { owner: {}, source, date: today, chosen: [], isMultiple: false },
      },
    ]);
  });

  it('asks for what was chosen, once', () => {
    const booking = startPicking();
    expect(booking.context()).toMatchObject({ date: '2026-03-10', chosen: [nine], zone });
    booking.send({ type: 'booking.submitted' });
    booking.send({ type: 'booking.submitted' });
    expect(booking.news()).toEqual({
      at: 'choosing.confirming (busy)',
      asked: [['confirmBooking', { userID: 'asha', service, date: '2026-03-10', slot: nine }]],
    });
  });

  it('without a slot is not sent', () => {
    const booking = start();
    booking.send({ type: 'booking.opened' });
    booking.send({ type: 'booking.submitted' });
    expect(booking.news()).toEqual({
      at: picking,
      told: [toast('Select a slot first!', 'failure')],
    });
  });

  it('of nobody is not sent', () => {
    const booking = startPicking(null);
    booking.send({ type: 'booking.submitted' });
    expect(booking.news()).toEqual({
      at: picking,
      told: [toast('You are not authorized.', 'failure')],
    });
  });

  it('tells of slots that do not arrive', () => {
    const booking = startPicking();
    booking.send({ type: 'slots.failed' });
    expect(booking.news()).toEqual({
      at: picking,
      told: [toast('Failed to fetch slots.', 'failure')],
    });
  });

  it('whose choice of slots breaks down is closed', async () => {
    const booking = startPicking();
    await booking.fail('slotChoice');
    expect(booking.news()).toEqual({ at: 'viewing (draft)' });
  });
});

describe('the answer to a booking (specification, 8)', () => {
  it('that it is booked says from when', async () => {
    const booking = startConfirming();
    await booking.answer('confirmBooking', { outcome: 'booked', startTime: '09:05' });
    expect(booking.news()).toEqual({
      at: 'booked.offering (settled)',
      told: [toast('Booking confirmed at 09:05', 'success')],
    });
    booking.send({ type: 'booking.closed' });
    expect(booking.news()).toEqual({ at: 'viewing (draft)' });
    expect(booking.context().chosen).toEqual([]);
  });

  it('that it is refused is told in the service’s words, and the slots are fetched again', async () => {
    const booking = startConfirming();
    await booking.answer('confirmBooking', { outcome: 'refused', message: 'It is taken.' });
    expect(booking.news()).toEqual({
      at: picking,
      told: [toast('Error: It is taken.', 'failure')],
    });
    expect(booking.fakes.lastMessage('slotChoice')).toEqual({ type: 'slots.refreshed' });
    expect(booking.context()).toMatchObject({ refusal: 'It is taken.', chosen: [nine] });
    booking.send({ type: 'booking.submitted' });
    expect(booking.context().refusal).toBeNull();
  });

  it('that was refused is not said any more once the dialog was closed, or broke down', async () => {
    for (const isClosed of [true, false]) {
      const booking = startConfirming();
      await booking.answer('confirmBooking', { outcome: 'refused', message: 'It is taken.' });
      if (isClosed) booking.send({ type: 'booking.closed' });
      else await booking.fail('slotChoice');
      expect(booking.news().at).toBe('viewing (draft)');
      expect(booking.context().refusal).toBeNull();
    }
  });

  it('that the session is over leaves the choice as it is', async () => {
    const booking = startConfirming();
    await booking.answer('confirmBooking', { outcome: 'unauthorized' });
    expect(booking.news()).toEqual({
      at: picking,
      told: [toast('You are not authorized.', 'failure')],
    });
    expect(booking.fakes.messages).toEqual([]);
  });

  it('that does not come is a failure, and the slots are fetched again', async () => {
    const booking = startConfirming();
    await booking.fail('confirmBooking');
    expect(booking.news()).toEqual({ at: picking, told: [toast('Booking failed.', 'failure')] });
    expect(booking.fakes.lastMessage('slotChoice')).toEqual({ type: 'slots.refreshed' });
  });
});

describe('a booked service for the person’s own calendar', () => {
  const entry = {
    title: 'Morning yoga',
    description: null,
    location: 'on_site',
    date: '2026-03-10',
    slots: [nine],
    zone,
  };

  it('is a file, as often as it is wanted', async () => {
    const booking = await startBooked();
    booking.send({ type: 'calendarFile.requested' });
    expect(booking.news()).toEqual({
      at: 'booked.savingFile (settled)',
      asked: [['saveCalendarFile', { entry }]],
    });
    await booking.answer('saveCalendarFile');
    expect(booking.news()).toEqual({ at: 'booked.offering (settled)' });
  });

  it('that cannot be made is told of', async () => {
    const booking = await startBooked();
    booking.send({ type: 'calendarFile.requested' });
    booking.news();
    await booking.fail('saveCalendarFile');
    expect(booking.news()).toEqual({
      at: 'booked.offering (settled)',
      told: [toast('The calendar file could not be made.', 'failure')],
    });
  });
});

describe('a booking after a reload', () => {
  const draft: BookingDraft = { isChoosing: true, date: '2026-03-10', slots: [nine] };
  const chooses = (booking: ReturnType<typeof start>) => booking.fakes.listening[0]?.input;

  it('goes on where it was left', () => {
    const booking = start({ draft });
    expect(booking.news()).toEqual({ at: picking });
    expect(chooses(booking)).toMatchObject({ date: '2026-03-10', chosen: [nine] });
    expect(start({ draft: { ...draft, date: today } }).context().chosen).toEqual([nine]);
  });

  it('that was closed stays closed', () => {
    expect(start({ draft: { ...draft, isChoosing: false } }).news()).toEqual({
      at: 'viewing (draft)',
    });
  });

  it('for a day that is over begins today with nothing chosen', () => {
    const booking = start({ draft: { ...draft, date: '2026-03-08' } });
    expect(chooses(booking)).toMatchObject({ date: today, chosen: [] });
  });

  it('was kept under its own name', () => {
    expect(serviceBookingDraft.flow).toBe('service-booking');
    const booking = startPicking();
    expect(serviceBookingDraft.of(booking.snapshot())).toEqual(draft);
    booking.send({ type: 'booking.closed' });
    expect(serviceBookingDraft.of(booking.snapshot()).isChoosing).toBe(false);
  });
});
