import * as calls from '../../domain/contract/bookings.ts';
import type { ResponseOf } from '../../domain/contract/call.ts';
import type { OwnBooking } from '../../domain/own-booking.ts';
import { logged } from '../log.ts';
import { isOffline } from '../network.ts';
import type { ApiService } from '../port.ts';
import { ApiFailure, expecting, expectingRefusal, isLacking } from './failure.ts';
import { changing, newest } from './newest.ts';
import { atLeast, findOnPages, sendPages } from './page.ts';

/** The bookings of a person; a failure is logged, unless the service has no list of them (§22.40). */
export const getBookings: ApiService<'getBookings'> = newest(
  (send, { userID, cursor, least, isShown }, signal) => {
    const span = { cursor, isShown, itemsOf, isEnough: atLeast(least) };
    const asked = sendPages(send, calls.getBookings, { user_id: userID }, span, signal);
    return logged(asked, (error) => !isLacking(error));
  },
);

/**
 * The booking of this identifier, or when the person cancelled it. Without a network the list that the
 * device keeps may have it.
 */
export const getBooking: ApiService<'getBooking'> = newest(
  async (send, { userID, bookingId, isShown }, signal) => {
    const request = { booking_id: bookingId, user_id: userID };
    try {
      const { booking, cancelled_at: at } = await send(calls.getBooking, request, { signal });
      // First: a service may tell the booking beside it, as it was.
      if (at) return { outcome: 'cancelled', at: Date.parse(at) };
      if (booking) return { outcome: 'found', booking };
    } catch (error) {
      if (isLacking(error)) return { outcome: 'notFound' };
      if (isShown || !isOffline()) throw error;
      const wanted = { itemsOf, isIt: (one: OwnBooking) => one.booking_id === bookingId };
      const kept = findOnPages(send, calls.getBookings, { user_id: userID }, wanted, signal);
      const booking = await kept.catch(() => undefined);
      if (!booking) throw error;
      return { outcome: 'found', booking };
    }
    throw new ApiFailure('malformed', calls.getBooking.name);
  },
);

/** Cancels a booking. */
export const cancelBooking: ApiService<'cancelBooking'> = changing(
  (send, { userID, bookingId }, signal) =>
    expecting(['unauthorized', 'refused'], async () => {
      await send(calls.cancelBooking, { booking_id: bookingId, user_id: userID }, { signal });
      return { outcome: 'cancelled' };
    }),
);

/** Moves a booking to another slot of its service. */
export const moveBooking: ApiService<'moveBooking'> = changing((send, input, signal) =>
  expectingRefusal(async () => {
    const request = {
      booking_id: input.bookingId,
      user_id: input.userID,
      date: input.date,
      start_time: input.slot.start,
      end_time: input.slot.end,
    };
    const { booking = null } = await send(calls.moveBooking, request, { signal });
    return { outcome: 'moved', booking };
  }),
);

function itemsOf({ bookings }: ResponseOf<typeof calls.getBookings>): OwnBooking[] {
  return bookings;
}
