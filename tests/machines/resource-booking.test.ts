import { describe, expect, it } from 'vitest';
import type { BookingDraft } from '#domain/booking.ts';
import {
  resourceBookingDraft,
  resourceBookingMachine,
} from '../../src/machines/resource-booking.ts';
import type { SlotChoiceNotice } from '../../src/machines/slot-choice.ts';
import { alert, startFlow, toast } from './harness.ts';

type Choice = Extract<SlotChoiceNotice, { type: 'choice.changed' }>;

const resource = { name: 'Hall', description: 'With a stage', location: 'Ground floor' };
const today = '2026-03-09';
const zone = 'Asia/Kolkata';
const nine = { start: '09:00', end: '10:00' };
const ten = { start: '10:00', end: '11:00' };
const viewing = 'booking.viewing (draft) + day.passing';
const choosing = 'booking.choosing (draft) + day.passing';
const offering = 'booking.booked.offering (settled) + day.passing';
const chosen: Choice = {
  type: 'choice.changed',
  date: today,
  slots: [nine, ten],
  offered: 3,
  zone,
};
const booked = [
  'bookResource',
  { userID: 'asha', resourceId: 'hall', date: today, slots: [nine, ten] },
];

function start(draft: BookingDraft | null = null) {
  const input = { resourceId: 'hall', resource, userID: 'asha', today, draft };
  const booking = startFlow(resourceBookingMachine, (shell) => ({ ...input, shell }), [
    'slotChoice',
  ]);
  return {
    ...booking,
    /** What the choice of slots was told. */
    toldChoice: () => booking.fakes.messages.splice(0).map(({ event }) => event),
  };
}

function startChoosing() {
  const booking = start();
  booking.send(chosen);
  booking.send({ type: 'booking.opened' });
  booking.news();
  return booking;
}

function startConfirming() {
  const booking = startChoosing();
  booking.send({ type: 'booking.submitted' });
  booking.news();
  return booking;
}

async function startBooked() {
  const booking = startConfirming();
  await booking.answer('bookResource', { outcome: 'booked', startTime: '09:00' });
  booking.news();
  booking.toldChoice();
  return booking;
}

describe('a booking of a resource (specification, 2 and 5)', () => {
  it('offers the slots of today, several at a time', () => {
    const booking = start();
    expect(booking.news()).toEqual({ at: viewing, asked: [['awaitNextDay', { date: today }]] });
    const source = { kind: 'resource', resourceId: 'hall' };
    expect(booking.fakes.listening).toMatchObject([
      {
        actor: 'slotChoice',
        input: { owner: {}, source, date: today, chosen: [], isMultiple: true },
      },
    ]);
    expect(booking.context()).toMatchObject({ offered: 0, zone: null, booked: [], refusal: null });
    expect(booking.context().bookedDate).toBe(today);
  });

  it('is opened where there are slots, and sent where one is chosen', () => {
    const booking = start();
    booking.news();
    expect(booking.can({ type: 'booking.opened' })).toBe(false);
    booking.send({ ...chosen, slots: [], offered: 1 });
    booking.send({ type: 'booking.opened' });
    expect(booking.news()).toEqual({ at: choosing });
    expect(booking.can({ type: 'booking.submitted' })).toBe(false);
    booking.send(chosen);
    expect(booking.context()).toMatchObject({ chosen: [nine, ten], offered: 3, zone });
    booking.send({ type: 'booking.submitted' });
    booking.send({ type: 'booking.submitted' });
    expect(booking.news()).toEqual({
      at: 'booking.confirming (busy) + day.passing',
      asked: [booked],
    });
  });

  it('tells of slots that do not arrive, which can be asked for again', () => {
    const booking = startChoosing();
    booking.send({ type: 'slots.failed' });
    expect(booking.news()).toEqual({
      at: choosing,
      told: [toast('Failed to fetch slots.', 'failure')],
    });
    booking.send({ type: 'slots.retried' });
    expect(booking.toldChoice()).toEqual([{ type: 'slots.refreshed' }]);
  });

  it('that is closed can be opened again', () => {
    const booking = startChoosing();
    booking.send({ type: 'booking.closed' });
    expect(booking.news()).toEqual({ at: viewing });
    expect(booking.can({ type: 'booking.opened' })).toBe(true);
  });

  it('whose choice of slots breaks down is closed', async () => {
    const booking = startChoosing();
    await booking.fail('slotChoice');
    expect(booking.news().at).toBe(viewing);
  });
});

describe('the answer to a booking of a resource (specification, 4 and 8)', () => {
  it('that it is booked says which slots, and they leave the list', async () => {
    const booking = startConfirming();
    await booking.answer('bookResource', { outcome: 'booked', startTime: '09:00' });
    expect(booking.news()).toEqual({
      at: offering,
      told: [alert('Booking Successful', '09:00 - 10:00, 10:00 - 11:00')],
    });
    expect(booking.toldChoice()).toEqual([
      { type: 'slots.taken', date: today, slots: [nine, ten] },
    ]);
    booking.send({ type: 'booking.closed' });
    expect(booking.news()).toEqual({ at: viewing });
  });

  it('that it is refused is an alert in the service’s words, until it is sent again', async () => {
    const booking = startConfirming();
    await booking.answer('bookResource', { outcome: 'refused', message: 'One is taken.' });
    expect(booking.news()).toEqual({
      at: choosing,
      told: [alert('Booking failed', 'One is taken.')],
    });
    expect(booking.toldChoice()).toEqual([{ type: 'slots.refreshed' }]);
    expect(booking.context().refusal).toBe('One is taken.');
    booking.send({ type: 'booking.submitted' });
    expect(booking.context().refusal).toBeNull();
  });

  it('that was refused is not said any more once the dialog was closed, or broke down', async () => {
    for (const isClosed of [true, false]) {
      const booking = startConfirming();
      await booking.answer('bookResource', { outcome: 'refused', message: 'One is taken.' });
      if (isClosed) booking.send({ type: 'booking.closed' });
      else await booking.fail('slotChoice');
      expect(booking.news().at).toBe(viewing);
      expect(booking.context().refusal).toBeNull();
    }
  });

  it('that the session is over leaves the choice as it is', async () => {
    const booking = startConfirming();
    await booking.answer('bookResource', { outcome: 'unauthorized' });
    expect(booking.news()).toEqual({
      at: choosing,
      told: [toast('You are not authorized.', 'failure')],
    });
    expect(booking.toldChoice()).toEqual([]);
  });

  it('that does not come is an alert, and the slots are fetched again', async () => {
    const booking = startConfirming();
    await booking.fail('bookResource');
    expect(booking.news()).toEqual({ at: choosing, told: [alert('Booking failed', '')] });
    expect(booking.toldChoice()).toEqual([{ type: 'slots.refreshed' }]);
  });
});

describe('a day that turns', () => {
  const tomorrow = '2026-03-10';

  it('is that of the slots from then on', async () => {
    const booking = start();
    booking.news();
    await booking.answer('awaitNextDay', { date: tomorrow });
    expect(booking.news()).toEqual({
      at: viewing,
      asked: [['awaitNextDay', { date: tomorrow }]],
    });
    expect(booking.context().date).toBe(tomorrow);
    expect(booking.toldChoice()).toEqual([{ type: 'date.changed', date: tomorrow }]);
  });

  it('leaves what is being booked for the day that it was asked for', async () => {
    const booking = startConfirming();
    await booking.answer('awaitNextDay', { date: tomorrow });
    booking.send({ ...chosen, date: tomorrow, slots: [] });
    booking.toldChoice();
    await booking.answer('bookResource', { outcome: 'booked', startTime: '09:00' });
    expect(booking.toldChoice()).toEqual([
      { type: 'slots.taken', date: today, slots: [nine, ten] },
    ]);
  });

  it('that cannot be waited for changes nothing', async () => {
    const booking = start();
    booking.news();
    await booking.fail('awaitNextDay');
    expect(booking.news()).toEqual({ at: viewing });
  });
});

describe('a booked resource for the person’s own calendar', () => {
  it('is a file of the booked slots', async () => {
    const booking = await startBooked();
    booking.send({ type: 'calendarFile.requested' });
    const { name, ...where } = resource;
    const entry = { title: name, ...where, date: today, slots: [nine, ten], zone };
    expect(booking.news()).toEqual({
      at: 'booking.booked.savingFile (settled) + day.passing',
      asked: [['saveCalendarFile', { entry }]],
    });
    await booking.answer('saveCalendarFile');
    expect(booking.news()).toEqual({ at: offering });
  });

  it('that cannot be made is told of', async () => {
    const booking = await startBooked();
    booking.send({ type: 'calendarFile.requested' });
    booking.news();
    await booking.fail('saveCalendarFile');
    expect(booking.news()).toEqual({
      at: offering,
      told: [toast('The calendar file could not be made.', 'failure')],
    });
  });
});

describe('a booking of a resource after a reload', () => {
  const draft: BookingDraft = { isChoosing: true, date: today, slots: [nine, ten] };

  it('goes on where it was left today', () => {
    const booking = start(draft);
    expect(booking.news()).toMatchObject({ at: choosing });
    expect(booking.fakes.listening[0]?.input).toMatchObject({ date: today, chosen: [nine, ten] });
    expect(start({ ...draft, isChoosing: false }).news().at).toBe(viewing);
  });

  it('of another day is none', () => {
    const booking = start({ ...draft, date: '2026-03-08' });
    expect(booking.news().at).toBe(viewing);
    expect(booking.context()).toMatchObject({ date: today, chosen: [] });
  });

  it('was kept under its own name', () => {
    expect(resourceBookingDraft.flow).toBe('resource-booking');
    const booking = startChoosing();
    expect(resourceBookingDraft.of(booking.snapshot())).toEqual(draft);
    booking.send({ type: 'booking.closed' });
    expect(resourceBookingDraft.of(booking.snapshot()).isChoosing).toBe(false);
  });
});
