import { and, eq, sql } from 'drizzle-orm';
import {
  bookings,
  cancelledBookings,
  resourceBookings,
  serviceSessions,
} from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import { resources } from '../db/organisation-schema.ts';
import { prepared } from '../db/prepared.ts';
import { partners, users } from '../db/schema.ts';
import { notSignedIn } from '../http/refusal.ts';
import { isUuid } from '../uuid.ts';

/**
 * A person's booking with everything that decides whether it can be changed, and the person's turns (see
 * turn.ts); undefined for an id that is no UUID. Refuses (401) an account that has been deleted.
 */
export async function ownBooking(
  db: Database,
  { userId, bookingId }: { readonly userId: string; readonly bookingId: string },
) {
  if (!isUuid(bookingId)) return undefined;
  const [found] = await bookingById(db).execute({ userId, bookingId });
  if (found === undefined) throw notSignedIn();
  return found;
}

const bookingById = prepared((db) => {
  const id = sql.placeholder('bookingId');
  return db
    .select({
      turns: users.bookingTurns,
      session: serviceSessions,
      slot: { resourceId: resourceBookings.resourceId, startsAt: resourceBookings.startsAt },
      provider: sql<string>`coalesce(${partners.name}, ${resources.name})`,
      noticeHours: sql<number>`coalesce(${partners.noticeHours}, ${resources.noticeHours})`,
      isCancelled: sql<boolean>`${cancelledBookings.id} is not null`,
    })
    .from(users)
    .leftJoin(bookings, and(eq(bookings.id, id), eq(bookings.userId, users.id)))
    .leftJoin(serviceSessions, eq(serviceSessions.id, bookings.sessionId))
    .leftJoin(partners, eq(partners.id, serviceSessions.partnerId))
    .leftJoin(
      resourceBookings,
      and(eq(resourceBookings.id, id), eq(resourceBookings.userId, users.id)),
    )
    .leftJoin(resources, eq(resources.id, resourceBookings.resourceId))
    .leftJoin(
      cancelledBookings,
      and(eq(cancelledBookings.id, id), eq(cancelledBookings.userId, users.id)),
    )
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('own_booking_by_id');
});
