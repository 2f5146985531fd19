import { and, eq } from 'drizzle-orm';
import type { getBooking } from '#domain/contract/bookings.ts';
import type { ResponseOf } from '#domain/contract/call.ts';
import { cancelledBookings } from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import { refusal } from '../http/refusal.ts';
import { isUuid } from '../uuid.ts';
import { bookingOf, type MeantBooking } from './list-bookings.ts';

/** A person's booking, or when they cancelled it; a 404 for any other. */
export async function foundBooking(
  db: Database,
  wanted: MeantBooking,
): Promise<ResponseOf<typeof getBooking>> {
  const { userId, bookingId } = wanted;
  if (!isUuid(bookingId)) throw noSuchBooking();
  const booking = await bookingOf(db, wanted);
  if (booking !== undefined) return { booking };
  const [cancelled] = await db
    .select({ at: cancelledBookings.cancelledAt })
    .from(cancelledBookings)
    .where(and(eq(cancelledBookings.id, bookingId), eq(cancelledBookings.userId, userId)));
  if (cancelled === undefined) throw noSuchBooking();
  return { cancelled_at: cancelled.at.toISOString() };
}

/** For a booking that is unknown or another person's. */
export function noSuchBooking() {
  return refusal(404, (say) => say.noBooking);
}
