import { describe, expect, it } from 'vitest';
import { bookingTexts } from '#domain/booking.texts.ts';
import type { MoveDraft } from '#domain/own-booking.ts';
import { moveBookingDraft, moveBookingMachine } from '../../src/machines/move-booking.ts';
import type { SlotChoiceNotice } from '../../src/machines/slot-choice.ts';
import { movable as booking } from '../world/own-bookings.ts';
import { startFlow, toast } from './harness.ts';

type Choice = Extract<SlotChoiceNotice, { type: 'choice.changed' }>;

const nine = { start: '09:00', end: '10:00' };
const date = '2099-11-30';
const dayAfter = '2099-12-01';
const asked = [
  ['moveBooking', { userID: 'asha', bookingId: booking.booking_id, date, slot: nine }],
];
/** For midnight. */
const waiting = [['awaitNextDay', { date: '2099-11-01' }]];
/** The booking may be other than it is shown, in its list and in the calendar. */
const doubted = [
  { type: 'booking.doubted' },
  { type: 'entry.changed', change: { type: 'items.refreshed' } },
];
const confirmed = { type: 'move.confirmed' } as const;
const closed = { type: 'move.closed' } as const;
const choice: Choice = {
  type: 'choice.changed',
  date,
  slots: [nine],
  offered: 2,
  zone: null,
  bookableUntil: null,
};

function start(today = '2099-11-01', draft: MoveDraft | null = null) {
  return startFlow(
    moveBookingMachine,
    (shell) => ({ shell, owner: shell, userID: 'asha', booking, today, draft }),
    ['slotChoice'],
  );
}

function startChosen() {
  const moving = start();
  moving.send(choice);
  moving.news();
  return moving;
}

function startMoving() {
  const moving = startChosen();
  moving.send(confirmed);
  moving.news();
  return moving;
}

describe('Moving a booking (§22.46)', () => {
  it('Moving a booking: the choice begins with the slots of the booking’s day, as if it were given back already', () => {
    const moving = start();
    expect(moving.news()).toEqual({ at: 'picking (draft)', asked: waiting });
    const source = {
      kind: 'service',
      partnerId: 'smile',
      duration: 60,
      locationMode: 'At the clinic',
      moving: 'check-up',
    };
    expect(moving.fakes.listening).toMatchObject([
      { actor: 'slotChoice', input: { source, date: booking.date, chosen: [], isMultiple: false } },
    ]);
  });

  it('Moving a booking: the choice begins today if the booking’s day is over', () => {
    expect(start('2099-12-24').context().date).toBe('2099-12-24');
  });

  it('Moving a booking: the day and the slot chosen before the session ended stay chosen, unless that day is over', () => {
    const left = { date, slots: [nine] };
    const moving = start('2099-11-01', left);
    expect(moving.context()).toMatchObject({ date, chosen: [nine] });
    expect(moving.can(confirmed)).toBe(false);
    moving.send(choice);
    expect(moveBookingDraft.flow).toBe('move-booking');
    expect(moveBookingDraft.of(moving.snapshot())).toEqual(left);
    const late = start('2099-12-24', left);
    expect(late.context()).toMatchObject({ date: '2099-12-24', chosen: [] });
    expect(start(date, left).context()).toMatchObject({ date, chosen: [nine] });
  });

  it('Moving a booking: midnight leads from the day that is over to the new one, with nothing chosen, and the next midnight is awaited', async () => {
    const moving = start(date);
    moving.send(choice);
    moving.news();
    await moving.answer('awaitNextDay', { date: dayAfter });
    expect(moving.news()).toEqual({
      at: 'picking (draft)',
      asked: [['awaitNextDay', { date: dayAfter }]],
    });
    expect(moving.context()).toMatchObject({ today: dayAfter, date: dayAfter, chosen: [] });
    const turned = { type: 'date.changed', date: dayAfter };
    expect(moving.fakes.lastMessage('slotChoice')).toEqual(turned);
  });

  it('Moving a booking: after a refusal the new day is awaited again, also if midnight has passed meanwhile', async () => {
    const moving = start(date);
    moving.send(choice);
    moving.send(confirmed);
    moving.news();
    await moving.answer('moveBooking', { outcome: 'refused', message: 'It is over.' });
    expect(moving.news().asked).toEqual([['awaitNextDay', { date }]]);
  });

  it('Moving a booking: only a slot that is shown is sent, and nothing when the booking is kept', () => {
    const moving = start();
    expect(moving.can(confirmed)).toBe(false);
    moving.send(choice);
    expect(moving.can(confirmed)).toBe(true);
    moving.send({ type: 'slots.failed' });
    expect(moving.can(confirmed)).toBe(false);
    expect(moving.news().told).toEqual([toast('Failed to fetch slots.', 'failure', 'slots')]);
    moving.send(closed);
    expect(moving.news()).toEqual({ at: 'closed', told: [{ type: 'booking.kept' }] });
  });

  it('Moving a booking: several presses send one request, and the dialog cannot be left meanwhile', async () => {
    const moving = startChosen();
    for (const _ of [1, 2]) moving.send(confirmed);
    moving.send(closed);
    expect(moving.news()).toEqual({ at: 'moving (busy)', asked });
    const later = { ...booking, date };
    await moving.answer('moveBooking', { outcome: 'moved', booking: later });
    expect(moving.news()).toEqual({
      at: 'closed',
      told: [
        { type: 'booking.moved', booking: later },
        { type: 'entry.changed', change: { type: 'items.refreshed' } },
        toast('Booking moved.', 'success'),
      ],
    });
    expect(moving.snapshot().status).toBe('done');
  });

  it('Moving a booking: a refusal shows the service’s sentence beside the slots, and has slots and booking fetched anew', async () => {
    const moving = startMoving();
    await moving.answer('moveBooking', { outcome: 'refused', message: 'It is taken.' });
    expect(moving.news()).toEqual({
      at: 'picking (draft)',
      asked: waiting,
      told: doubted,
    });
    expect(moving.context()).toMatchObject({ failure: 'It is taken.', chosen: [nine] });
    expect(moving.fakes.lastMessage('slotChoice')).toEqual({ type: 'slots.refreshed' });
    moving.send(confirmed);
    expect(moving.context().failure).toBeNull();
  });

  it('Moving a booking: a request that is refused without a sentence says that it failed, and has slots and booking fetched anew', async () => {
    const moving = startMoving();
    await moving.answer('moveBooking', { outcome: 'refused', message: null });
    expect(moving.news()).toEqual({ at: 'picking (draft)', asked: waiting, told: doubted });
    expect(moving.context().failure).toBe(bookingTexts.moveFailed);
    expect(moving.fakes.lastMessage('slotChoice')).toEqual({ type: 'slots.refreshed' });
  });

  it('Moving a booking: a request without an answer says so beside the slots, has the booking fetched anew and keeps slots and choice, since the next press may find it done', async () => {
    const moving = startMoving();
    await moving.fail('moveBooking');
    expect(moving.news()).toEqual({ at: 'picking (draft)', asked: waiting, told: doubted });
    expect(moving.context()).toMatchObject({ failure: bookingTexts.moveFailed, chosen: [nine] });
    expect(moving.fakes.messages).toEqual([]);
    moving.send(confirmed);
    expect(moving.news()).toEqual({ at: 'moving (busy)', asked });
  });

  it('Moving a booking: a session that has ended keeps the dialog, and says nothing', async () => {
    const moving = startMoving();
    await moving.answer('moveBooking', { outcome: 'unauthorized' });
    expect(moving.news()).toEqual({ at: 'picking (draft)', asked: waiting });
    expect(moving.context()).toMatchObject({ failure: null, chosen: [nine] });
  });

  it('Moving a booking: the dialog closes if the choice of slots breaks down', async () => {
    const moving = startChosen();
    await moving.fail('slotChoice');
    expect(moving.news()).toEqual({ at: 'closed', told: [{ type: 'booking.kept' }] });
  });
});
