import { and, eq, sql } from 'drizzle-orm';
import { type Busy, type JudgedSlot, judgeDay } from '#domain/availability.ts';
import { bookings, serviceSessions } from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import type { OfferedService } from './offered-service.ts';

/** The person, the day (`YYYY-MM-DD` in the partner's zone) and the present instant. */
export interface Asked {
  readonly userId: string;
  readonly day: string;
  readonly now: Date;
}

/** The slots of a service on a day for one person; used for listing and for booking. */
export async function judgeService(
  db: Database,
  service: OfferedService,
  asked: Asked,
): Promise<JudgedSlot[]> {
  const [busy, isTooClose] = await Promise.all([
    busyTimes(db, service, asked),
    hasBookingNearby(db, service, asked),
  ]);
  return judgeDay({ ...service, day: asked.day, now: asked.now, busy, isTooClose });
}

/**
 * The partner's sessions around a day; a session of this service with a seat left can be joined.
 */
async function busyTimes(db: Database, service: OfferedService, asked: Asked): Promise<Busy[]> {
  const rows = await db
    .select({ session: serviceSessions, own: bookings.id })
    .from(serviceSessions)
    .leftJoin(
      bookings,
      and(eq(bookings.sessionId, serviceSessions.id), eq(bookings.userId, asked.userId)),
    )
    .where(
      and(
        eq(serviceSessions.partnerId, service.partnerId),
        // Wide enough for every zone, also the server's; in the words of the constraint, so that
        // its index is used.
        sql`tstzrange(${serviceSessions.startsAt}, ${serviceSessions.endsAt}) && tstzrange(${asked.day}::date - 2, ${asked.day}::date + 4)`,
      ),
    );
  return rows.map(({ session, own }) => ({
    start: session.startsAt,
    end: session.endsAt,
    isJoinable:
      session.serviceId === service.id && own === null && session.taken < session.capacity,
  }));
}

/**
 * Whether the person has a booking of this service fewer days away than the gap. As in the
 * constraint, a wider gap at the time of that booking still counts, but not if the service has none
 * now.
 */
async function hasBookingNearby(
  db: Database,
  service: OfferedService,
  asked: Asked,
): Promise<boolean> {
  if (service.gapDays === 0) return false;
  const near = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.userId, asked.userId),
        eq(bookings.serviceId, service.id),
        sql`abs(${bookings.day} - ${asked.day}::date) < greatest(${bookings.gapDays}, ${service.gapDays}::integer)`,
      ),
    )
    .limit(1);
  return near.length > 0;
}
