import * as v from 'valibot';
import { AnsweredInstant } from '../answered-time.ts';
import { DayInRange } from '../day-range.ts';
import { Id } from '../ids.ts';
import { OwnBooking } from '../own-booking.ts';
import { call } from './call.ts';
import { pageFields, pageQuery, pageSizes } from './page.ts';

/** The bookings of a person, in pages (§22.6, §22.40). */
export const getBookings = call({
  name: 'getBookings',
  method: 'GET',
  path: '/bookings',
  query: ['user_id', ...pageQuery],
  isKeptOffline: true,
  request: v.object({ user_id: Id, ...pageFields(pageSizes.bookings) }),
  response: v.object({ bookings: v.array(OwnBooking) }),
  list: 'bookings',
});

/** One booking of a person (§22.43), or when they cancelled it, in its place. */
export const getBooking = call({
  name: 'getBooking',
  method: 'GET',
  path: '/bookings/{booking_id}',
  query: ['user_id'],
  request: v.object({ booking_id: Id, user_id: Id }),
  response: v.object({ booking: v.nullish(OwnBooking), cancelled_at: v.nullish(AnsweredInstant) }),
});

/** Cancels a booking that has not begun; the repeat of a cancellation is a success (§22.41). */
export const cancelBooking = call({
  name: 'cancelBooking',
  method: 'POST',
  path: '/bookings/{booking_id}/cancel',
  changesKept: true,
  request: v.object({ booking_id: Id, user_id: Id }),
  response: v.unknown(),
});

/**
 * Moves a booking of a service to another slot, all or nothing, and answers with it; the repeat of a
 * move is a success (§22.46).
 */
export const moveBooking = call({
  name: 'moveBooking',
  method: 'POST',
  path: '/bookings/{booking_id}/move',
  changesKept: true,
  request: v.object({
    booking_id: Id,
    user_id: Id,
    date: DayInRange,
    start_time: v.string(),
    end_time: v.string(),
  }),
  response: v.nullish(v.object({ booking: v.nullish(OwnBooking) }), {}),
});
