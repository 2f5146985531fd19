import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  askedNow,
  byTime,
  isCancellable,
  isMovable,
  MoveDraft,
  minutesOf,
  noticeEnd,
  OwnBooking,
  serviceOf,
  slotsToMove,
  toCalendarEntry,
} from '#domain/own-booking.ts';
import { checkUp, hallBooking, movable } from '../world/own-bookings.ts';

const begins = Date.parse(checkUp.starts_at);
const ends = Date.parse(checkUp.ends_at);

describe('Bookings (§22.40): what is read of an answer', () => {
  it('Bookings: one without the fields that its kind does not have can be read', () => {
    expect(v.parse(OwnBooking, hallBooking)).toEqual(hallBooking);
  });

  it('Bookings: one without an identifier, a title or readable times is left out', () => {
    for (const lack of [
      'booking_id',
      'kind',
      'title',
      'date',
      'start_time',
      'starts_at',
      'ends_at',
    ]) {
      expect([lack, v.is(OwnBooking, { ...checkUp, [lack]: undefined })]).toEqual([lack, false]);
    }
    expect(v.is(OwnBooking, { ...checkUp, starts_at: 'soon' })).toBe(false);
  });
});

describe('Bookings (§22.40): the list', () => {
  it('Bookings: the list begins with the next one; past ones begin with the last one that ended', () => {
    const earlier = { ...checkUp, booking_id: 'earlier', starts_at: '2099-11-28T04:30:00.000Z' };
    const over = { ...earlier, ends_at: '2099-11-28T05:30:00.000Z' };
    expect(byTime([hallBooking, earlier, checkUp], begins)).toEqual({
      upcoming: [earlier, checkUp, hallBooking],
      past: [],
    });
    expect(byTime([hallBooking, over, checkUp], ends)).toEqual({
      upcoming: [hallBooking],
      past: [checkUp, over],
    });
    expect(byTime([checkUp], ends - 1).upcoming).toEqual([checkUp]);
  });
});

describe('Bookings (§22.41): cancelling', () => {
  it('is possible until the deadline that the service names, and never without one', () => {
    expect(isCancellable(checkUp, begins - 1)).toBe(true);
    expect(isCancellable(checkUp, begins)).toBe(false);
    expect(isCancellable(hallBooking, 0)).toBe(false);
    expect(isCancellable({ ...checkUp, cancel_until: null }, 0)).toBe(false);
  });
});

describe('Bookings: notice that a provider asks for (§22.48)', () => {
  const asking = { ...checkUp, cancel_until: '2099-11-28T04:30:00.000Z' };
  const until = Date.parse(asking.cancel_until);

  it('Bookings: the notice is told until the booking begins, also once it is too late to cancel', () => {
    expect(noticeEnd(asking, 0)).toBe(until);
    expect(noticeEnd(asking, begins - 1)).toBe(until);
    expect(noticeEnd(asking, begins)).toBeNull();
  });

  it('Bookings: a booking that can be cancelled until it begins, or never, tells no notice', () => {
    expect(noticeEnd(checkUp, 0)).toBeNull();
    expect(noticeEnd(hallBooking, 0)).toBeNull();
    expect(noticeEnd({ ...checkUp, cancel_until: null }, 0)).toBeNull();
  });
});

describe('Bookings: the file for the person’s own calendar', () => {
  it('has the booking’s times in its zone', () => {
    expect(toCalendarEntry(checkUp)).toEqual({
      kind: 'booking',
      ids: [checkUp.booking_id],
      title: 'Dental check-up',
      description: 'Smile Clinic',
      location: 'At the clinic',
      date: '2099-11-29',
      slots: [{ start: '10:00', end: '11:00' }],
      zone: 'Asia/Kolkata',
    });
    expect(toCalendarEntry(hallBooking)).toMatchObject({
      description: null,
      location: null,
      zone: null,
    });
    expect(toCalendarEntry({ ...checkUp, zone: '' }).zone).toBeNull();
  });
});

describe('Booking page (§22.43)', () => {
  it('names the length of the booking in minutes', () => {
    expect(minutesOf(checkUp)).toBe(60);
  });

  it('leads to the service with what the booking tells of it, and nowhere if that is not enough', () => {
    expect(serviceOf(checkUp)).toEqual({
      service_id: 'teeth',
      partner_id: 'smile',
      name: 'Dental check-up',
      price: 500,
      currency: 'INR',
      duration_minutes: 60,
      location_mode: 'At the clinic',
    });
    for (const lack of ['service_id', 'partner_id']) {
      expect(serviceOf({ ...checkUp, [lack]: null })).toBeNull();
    }
    expect(serviceOf({ ...checkUp, kind: 'resource' })).toBeNull();
  });
});

describe('Bookings (§22.46): moving', () => {
  it('is possible until the deadline that the service names, and never without one', () => {
    expect(isMovable(movable, begins - 1)).toBe(true);
    expect(isMovable(movable, begins)).toBe(false);
    expect(isMovable({ ...movable, move_until: null }, 0)).toBe(false);
    expect(isMovable(checkUp, 0)).toBe(false);
  });

  it('is possible only for a booking of a service whose calendar and length are known', () => {
    for (const change of [
      { kind: 'resource' as const },
      { partner_id: null },
      { duration_minutes: null },
    ])
      expect([change, isMovable({ ...movable, ...change }, 0)]).toEqual([change, false]);
  });

  it('offers the slots of the service as if the booking were given back already', () => {
    const slots = { kind: 'service', partnerId: 'smile', duration: 60, moving: 'check-up' };
    expect(slotsToMove(movable)).toEqual({ ...slots, locationMode: 'At the clinic' });
    expect(slotsToMove({ ...movable, location_mode: null })).toEqual({
      ...slots,
      locationMode: '',
    });
  });

  it('goes on after a reload only with a draft that has its day and its slots', () => {
    const draft = { date: '2099-11-30', slots: [{ start: '10:00', end: '11:00' }] };
    expect(v.is(MoveDraft, draft)).toBe(true);
    expect(v.is(MoveDraft, { slots: draft.slots })).toBe(false);
    expect(v.is(MoveDraft, { date: draft.date })).toBe(false);
  });
});

describe('What a dialog asks about a booking, once a newer answer has come', () => {
  it.each(['cancel', 'move'] as const)('is the newer booking: %s', (what) => {
    const newer = { ...movable, title: 'Yoga' };
    expect(askedNow({ what, booking: movable }, [hallBooking, newer])).toEqual({
      what,
      booking: newer,
    });
  });

  it('is the booking as it was, where the answer does not have it or it can no longer be moved', () => {
    const asked = { what: 'move', booking: movable } as const;
    expect(askedNow(asked, [hallBooking])).toBe(asked);
    expect(askedNow(asked, [{ ...movable, move_until: null }])).toBe(asked);
    expect(askedNow(null, [movable])).toBeNull();
  });
});
