import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { RequestOf } from '#domain/contract/call.ts';
import type { confirmBooking } from '#domain/contract/services.ts';
import type { TimeSlot } from '#domain/working-hours.ts';
import { writeAppointments } from '../calendar/appointments.ts';
import { bookings, serviceSessions } from '../db/booking-schema.ts';
import { Conflict } from '../db/conflict.ts';
import type { Database } from '../db/database.ts';
import type { Quotas } from '../quotas/quotas.ts';
import { judgeService } from './availability.ts';
import { bookOnce } from './book-once.ts';
import { type OfferedService, serviceOf } from './offered-service.ts';
import { requireFewOpen } from './require-few-open.ts';
import { requireFree } from './require-free.ts';

type Wanted = RequestOf<typeof confirmBooking>;

/**
 * Books one slot for a person; repeating the request books nothing more. Refuses with a 409 a slot
 * that is not free, and one booking more than a person may have open. Free slots are read without a
 * lock: among parallel requests, the constraints admit as many as there are seats.
 */
export async function bookService(
  db: Database,
  wanted: Wanted,
  now: Date,
  quotas: Quotas,
): Promise<void> {
  const service = await serviceOf(db, wanted.partner_id, wanted.service_id);
  const asked = { userId: wanted.user_id, day: wanted.date, now };
  const times = { start: wanted.start_time, end: wanted.end_time };
  await bookOnce(
    async () => {
      const slot = requireFree(await judgeService(db, service, asked), times);
      await db.transaction(async (transaction) => {
        await requireFewOpen(transaction, { ...asked, partnerId: service.partnerId }, quotas);
        await take(transaction, service, wanted, slot, now);
      });
    },
    () => isBooked(db, wanted),
  );
}

/** By the promised wall times, so that a repeat is recognised even after hours changed. */
async function isBooked(db: Database, wanted: Wanted): Promise<boolean> {
  const found = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(serviceSessions, eq(serviceSessions.id, bookings.sessionId))
    .where(
      and(
        eq(bookings.userId, wanted.user_id),
        eq(bookings.serviceId, wanted.service_id),
        eq(bookings.day, wanted.date),
        eq(serviceSessions.startTime, wanted.start_time),
        eq(serviceSessions.endTime, wanted.end_time),
      ),
    )
    .limit(1);
  return found.length > 0;
}

async function take(
  db: Database,
  service: OfferedService,
  wanted: Wanted,
  slot: TimeSlot,
  now: Date,
): Promise<void> {
  const sessionId =
    (await openSession(db, service, wanted.date, slot)) ?? (await joinSession(db, service, slot));
  const booked = await db
    .insert(bookings)
    .values({
      id: randomUUID(),
      sessionId,
      userId: wanted.user_id,
      serviceId: service.id,
      day: wanted.date,
      gapDays: service.gapDays,
      createdAt: now,
    })
    // Not an error but no row: raised as errors, two bookings that exclude each other can deadlock.
    .onConflictDoNothing()
    .returning({ id: bookings.id });
  if (booked.length === 0) throw new Conflict();
  await writeAppointments(db, {
    userId: wanted.user_id,
    title: service.name,
    serviceProvider: service.partnerName,
    times: [slot.start],
  });
}

/**
 * The id of a new session that counts one person; undefined if the partner has one at that time.
 */
async function openSession(
  db: Database,
  service: OfferedService,
  day: string,
  { startTime, endTime, start, end }: TimeSlot,
): Promise<string | undefined> {
  const [opened] = await db
    .insert(serviceSessions)
    .values({
      id: randomUUID(),
      partnerId: service.partnerId,
      serviceId: service.id,
      day,
      startTime,
      endTime,
      startsAt: start,
      endsAt: end,
      capacity: service.capacity,
      taken: 1,
    })
    .onConflictDoNothing()
    .returning({ id: serviceSessions.id });
  return opened?.id;
}

/** The id of the existing session after it counts one person more. */
async function joinSession(db: Database, service: OfferedService, slot: TimeSlot): Promise<string> {
  const [joined] = await db
    .update(serviceSessions)
    .set({ taken: sql`${serviceSessions.taken} + 1` })
    .where(
      and(
        eq(serviceSessions.partnerId, service.partnerId),
        eq(serviceSessions.serviceId, service.id),
        eq(serviceSessions.startsAt, slot.start),
        eq(serviceSessions.endsAt, slot.end),
      ),
    )
    .returning({ id: serviceSessions.id });
  if (joined === undefined) throw new Conflict();
  return joined.id;
}
