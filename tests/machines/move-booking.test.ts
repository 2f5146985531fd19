import { describe, expect, it } from 'vitest';
import { bookingTexts } from '#domain/booking.texts.ts';
import type { MoveDraft } from '#domain/own-booking.ts';
import { moveBookingDraft, moveBookingMachine } from '../../src/machines/move-booking.ts';
import type { SlotChoiceNotice } from '../../src/machines/slot-choice.ts';
import { movable as booking } from '../world/own-bookings.ts';
import { slotsWithdrawn, startFlow, toast } from './harness.ts';

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
    moving.news();
    moving.send({ type: 'slots.failed' });
    expect(moving.can(confirmed)).toBe(false);
    expect(moving.news().told).toEqual([toast('Failed to fetch slots.', 'failure', 'slots')]);
    moving.send(closed);
    const told = [{ type: 'booking.kept' }, slotsWithdrawn];
    expect(moving.news()).toEqual({ at: 'closed', told });
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
        slotsWithdrawn,
      ],
    });
    expect(moving.snapshot().status).toBe('done');
  });

  it.each([
    [
      'is refused shows the service’s sentence beside the slots, and has slots and booking fetched anew',
      { outcome: 'refused', message: 'It is taken.' },
      { failure: 'It is taken.', told: doubted, toldChoice: [{ type: 'slots.refreshed' }] },
    ],
    [
      'is refused without a sentence says that it failed, and has slots and booking fetched anew',
      { outcome: 'refused', message: null },
      {
        failure: bookingTexts.moveFailed,
        told: doubted,
        toldChoice: [{ type: 'slots.refreshed' }],
      },
    ],
    [
      'a broken service answers shows its sentence, has the booking fetched anew and keeps the slots, since it may be moved',
      { outcome: 'unclear', message: 'We are in trouble.' },
      { failure: 'We are in trouble.', told: doubted, toldChoice: [] },
    ],
    [
      'gets no answer says so, has the booking fetched anew and keeps the slots, since the next press may find it done',
      null,
      { failure: bookingTexts.moveFailed, told: doubted, toldChoice: [] },
    ],
    [
      'meets an expired session says nothing',
      { outcome: 'unauthorized' },
      { failure: null, toldChoice: [] },
    ],
  ])(
    'Moving a booking: a request that %s; the dialog and the choice stay, and can be sent again',
    async (_, answer, { failure, toldChoice, ...told }) => {
      const moving = startMoving();
      if (answer) await moving.answer('moveBooking', answer);
      else await moving.fail('moveBooking');
      expect(moving.news()).toEqual({ at: 'picking (draft)', asked: waiting, ...told });
      expect(moving.context()).toMatchObject({ failure, chosen: [nine] });
      expect(moving.fakes.messages.map(({ event }) => event)).toEqual(toldChoice);
      moving.send(confirmed);
      expect(moving.news()).toEqual({ at: 'moving (busy)', asked });
      expect(moving.context().failure).toBeNull();
    },
  );

  it('Moving a booking: the dialog closes if the choice of slots breaks down', async () => {
    const moving = startChosen();
    await moving.fail('slotChoice');
    const told = [{ type: 'booking.kept' }, slotsWithdrawn];
    expect(moving.news()).toEqual({ at: 'closed', told });
  });
});
