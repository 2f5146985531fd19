import { describe, expect, it } from 'vitest';
import type { BookingDraft } from '#domain/booking.ts';
import type { Slot } from '#domain/slot.ts';
import {
  resourceBookingDraft,
  resourceBookingMachine,
} from '../../src/machines/resource-booking.ts';
import type { SlotChoiceNotice } from '../../src/machines/slot-choice.ts';
import { alert, startFlow, startWithChildren, toast } from './harness.ts';

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
    'calendarFile',
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

  it('Resource booking: the dialog opens if slots are free, and sends one request for all that are chosen', () => {
    const booking = start();
    booking.news();
    expect(booking.can(opened)).toBe(false);
    booking.send({ ...chosen, slots: [], offered: 1 });
    booking.send(opened);
    expect(booking.news()).toEqual({ at: choosing });
    expect(booking.can(submitted)).toBe(false);
    booking.send(chosen);
    expect(booking.context()).toMatchObject({ chosen: [nine, ten], offered: 3, zone });
    booking.send(submitted);
    booking.send(submitted);
    expect(booking.news()).toEqual({
      at: 'booking.confirming (busy) + day.passing',
      asked: [
        ['bookResource', { userID: 'asha', resourceId: 'hall', date: today, slots: [nine, ten] }],
      ],
    });
  });

  it('Resource booking: the dialog can be opened again after it was closed', () => {
    const booking = startChoosing();
    booking.send(closed);
    expect(booking.news()).toEqual({ at: viewing });
    expect(booking.can(opened)).toBe(true);
  });

  it('Resource booking: the dialog closes if its choice of slots breaks down', async () => {
    const booking = startChoosing();
    await booking.fail('slotChoice');
    expect(booking.news().at).toBe(viewing);
  });
});

describe('The answer to a resource booking', () => {
  it('Resource booking: the answer "booked" names the slots, takes them off the list and offers them as a calendar file', async () => {
    const booking = startConfirming();
    await booking.answer('bookResource', booked);
    expect(booking.news()).toEqual({
      at: 'booking.booked (settled) + day.passing',
      told: [alert('Booking Successful', '09:00 - 10:00, 10:00 - 11:00')],
    });
    expect(booking.toldChoice()).toEqual([
      { type: 'slots.taken', date: today, slots: [nine, ten] },
    ]);
    const { name, ...where } = resource;
    expect(booking.fakes.listening.at(-1)).toMatchObject({
      actor: 'calendarFile',
      input: {
        shell: {},
        entry: {
          kind: 'booking',
          ids: ['first', 'second'],
          title: name,
          ...where,
          date: today,
          slots: [nine, ten],
          zone,
        },
      },
    });
    booking.send(closed);
    expect(booking.news()).toEqual({ at: viewing });
  });

  it('Resource booking: the answer "booked" stays even if the calendar file breaks down', async () => {
    const booking = startConfirming();
    await booking.answer('bookResource', booked);
    booking.news();
    await booking.fail('calendarFile');
    expect(booking.news()).toEqual({ at: 'booking.booked (settled) + day.passing' });
  });

  it('Resource booking: the answer "refused" raises an alert in the service’s words, and fetches the slots again', async () => {
    const booking = startConfirming();
    await booking.answer('bookResource', refused);
    expect(booking.news()).toEqual({
      at: choosing,
      told: [alert('Booking failed', 'One is taken.')],
    });
    expect(booking.toldChoice()).toEqual([{ type: 'slots.refreshed' }]);
    expect(booking.context().refusal).toBe('One is taken.');
    booking.send(submitted);
    expect(booking.context().refusal).toBeNull();
  });

  it('Resource booking: the answer "refused" is gone once the dialog was closed or its slots broke down', async () => {
    for (const isClosed of [true, false]) {
      const booking = startConfirming();
      await booking.answer('bookResource', refused);
      if (isClosed) booking.send(closed);
      else await booking.fail('slotChoice');
      expect(booking.news().at).toBe(viewing);
      expect(booking.context().refusal).toBeNull();
    }
  });

  it('Resource booking: the answer "unauthorized" leaves the choice as it is', async () => {
    const booking = startConfirming();
    await booking.answer('bookResource', { outcome: 'unauthorized' });
    expect(booking.news()).toEqual({
      at: choosing,
      told: [toast('You are not authorized.', 'failure')],
    });
    expect(booking.toldChoice()).toEqual([]);
  });

  it('Resource booking: a booking that is refused without a sentence raises an alert, and fetches the slots again', async () => {
    const booking = startConfirming();
    await booking.answer('bookResource', { outcome: 'refused', message: null });
    expect(booking.news()).toEqual({ at: choosing, told: [alert('Booking failed', '')] });
    expect(booking.toldChoice()).toEqual([{ type: 'slots.refreshed' }]);
  });

  it('Resource booking: a booking without an answer raises an alert and keeps slots and choice, since the next press may find it done', async () => {
    const booking = startConfirming();
    await booking.fail('bookResource');
    expect(booking.news()).toEqual({ at: choosing, told: [alert('Booking failed', '')] });
    expect(booking.toldChoice()).toEqual([]);
    expect(booking.can(submitted)).toBe(true);
  });
});

describe('A resource booking at midnight', () => {
  it('Resource booking: midnight offers the slots of the new day', async () => {
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

  it('Resource booking: a booking that is under way at midnight keeps the day for which it was sent', async () => {
    const booking = startConfirming();
    await booking.answer('awaitNextDay', { date: tomorrow });
    booking.send({ ...chosen, date: tomorrow, slots: [] });
    booking.toldChoice();
    await booking.answer('bookResource', booked);
    expect(booking.toldChoice()).toEqual([
      { type: 'slots.taken', date: today, slots: [nine, ten] },
    ]);
    expect(booking.fakes.listening.at(-1)?.input).toMatchObject({
      entry: { date: today, slots: [nine, ten] },
    });
  });

  it('Resource booking: a booking that failed before midnight is not sent for the new day by a second press', async () => {
    const booking = startConfirming();
    await booking.answer('awaitNextDay', { date: tomorrow });
    booking.send({ ...chosen, date: tomorrow, slots: [] });
    await booking.answer('bookResource', { outcome: 'unauthorized' });
    expect(booking.can(submitted)).toBe(false);
  });
});

describe('A resource booking after a reload or an expired session', () => {
  const draft: BookingDraft = { isChoosing: true, date: today, slots: [nine, ten] };

  it('Resource booking: a booking that was left today goes on where it was', () => {
    const booking = start(draft);
    expect(booking.news()).toMatchObject({ at: choosing });
    expect(booking.fakes.listening[0]?.input).toMatchObject({ date: today, chosen: [nine, ten] });
    expect(start({ ...draft, isChoosing: false }).news().at).toBe(viewing);
  });

  it('Resource booking: a booking that was left on a later day goes on with its slots, in the dialog or beside it', () => {
    const later = { ...draft, date: tomorrow };
    expect(start(later).fakes.listening[0]?.input).toMatchObject({
      date: tomorrow,
      chosen: [nine, ten],
    });
    const booking = start({ ...later, isChoosing: false });
    expect(booking.news()).toEqual({ at: viewing, asked: [['awaitNextDay', { date: today }]] });
    expect(booking.fakes.listening[0]?.input).toMatchObject({ date: tomorrow });
  });

  it('Resource booking: a booking begins today if a later day was only looked at', () => {
    const booking = start({ isChoosing: false, date: tomorrow, slots: [] });
    expect(booking.context()).toMatchObject({ date: today, chosen: [] });
  });

  it('Resource booking: a booking that was left on a day that is over begins anew', () => {
    const booking = start({ ...draft, date: '2026-03-08' });
    expect(booking.news().at).toBe(viewing);
    expect(booking.context()).toMatchObject({ date: today, chosen: [] });
  });

  it('Resource booking: the draft has its own name, the day, the slots and whether the dialog was open', () => {
    expect(resourceBookingDraft.flow).toBe('resource-booking');
    const booking = startChoosing();
    expect(resourceBookingDraft.of(booking.snapshot())).toEqual(draft);
    booking.send(closed);
    expect(resourceBookingDraft.of(booking.snapshot())).toEqual({ ...draft, isChoosing: false });
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
