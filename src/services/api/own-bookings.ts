import * as calls from '../../domain/contract/bookings.ts';
import type { ResponseOf } from '../../domain/contract/call.ts';
import { logged } from '../log.ts';
import type { ApiService } from '../port.ts';
import { expecting } from './failure.ts';
import { atLeast, sendPages } from './page.ts';

/** The bookings of a person; a failure is logged. */
export const getBookings: ApiService<'getBookings'> = (send, { userID, cursor, least }, signal) => {
  const span = {
    cursor,
    itemsOf: ({ bookings }: ResponseOf<typeof calls.getBookings>) => bookings,
    isEnough: atLeast(least),
  };
  return logged(sendPages(send, calls.getBookings, { user_id: userID }, span, signal));
};

/** Cancels a booking. */
export const cancelBooking: ApiService<'cancelBooking'> = (send, { userID, bookingId }, signal) =>
  expecting(['unauthorized', 'refused'], async () => {
    await send(calls.cancelBooking, { booking_id: bookingId, user_id: userID }, { signal });
    return { outcome: 'cancelled' };
  });
