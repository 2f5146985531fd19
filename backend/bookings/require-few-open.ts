import { and, count, eq, gt, sql } from 'drizzle-orm';
import { bookings, serviceSessions } from '../db/booking-schema.ts';
import { Conflict } from '../db/conflict.ts';
import type { Database } from '../db/database.ts';
import { inWords, type Quotas } from '../quotas/quotas.ts';
import { lockPerson } from '../quotas/require-room.ts';
import type { Asked } from './availability.ts';

/**
 * Throws a Conflict if the person has as many open bookings as they may: with this partner on this
 * day, or in all. Locks the person until the transaction ends, so that parallel bookings count one
 * another.
 */
export async function requireFewOpen(
  db: Database,
  { userId, partnerId, day, now }: Asked & { readonly partnerId: string },
  { openBookings }: Quotas,
): Promise<void> {
  await lockPerson(db, userId);
  const withPartner = and(eq(serviceSessions.partnerId, partnerId), eq(bookings.day, day));
  const [open = { inAll: 0, thatDay: 0 }] = await db
    .select({
      inAll: count(),
      thatDay: sql`count(*) filter (where ${withPartner})`.mapWith(Number),
    })
    .from(bookings)
    .innerJoin(serviceSessions, eq(serviceSessions.id, bookings.sessionId))
    .where(and(eq(bookings.userId, userId), gt(serviceSessions.startsAt, now)));
  if (open.thatDay >= openBookings.withPartnerADay) {
    throw new Conflict(
      `You can book this partner at most ${inWords(openBookings.withPartnerADay)} times on one day. Please choose another day.`,
    );
  }
  if (open.inAll >= openBookings.inAll) {
    throw new Conflict(
      `You can have at most ${inWords(openBookings.inAll)} bookings to come. Please book again after one of them.`,
    );
  }
}
