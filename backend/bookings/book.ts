import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { RequestOf } from '../../src/domain/contract/call.ts';
import type { confirmBooking } from '../../src/domain/contract/services.ts';
import type { TimeSlot } from '../../src/domain/working-hours.ts';
import { writeAppointments } from '../calendar/appointments.ts';
import { bookings, serviceSessions } from '../db/booking-schema.ts';
import { Conflict, isConflict } from '../db/conflict.ts';
import type { Database } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';
import { judgeService } from './availability.ts';
import { type OfferedService, serviceOf } from './offered-service.ts';
import { requireFree, takenSentence } from './refusals.ts';

type Wanted = RequestOf<typeof confirmBooking>;

/**
 * Books one slot for a person, once however often it is asked; refuses with a 409 what is not free.
 * What is free is read first and without a lock: of several who read the same, the constraints of
 * the tables let in as many as there are seats.
 */
export async function bookService(db: Database, wanted: Wanted, now: Date): Promise<void> {
  const service = await serviceOf(db, wanted.partner_id, wanted.service_id);
  if (await isBooked(db, wanted)) return;
  const asked = { userId: wanted.user_id, day: wanted.date, now };
  const slot = requireFree(
    (await judgeService(db, service, asked)).find(
      ({ startTime, endTime }) => startTime === wanted.start_time && endTime === wanted.end_time,
    ),
  );
  try {
    await db.transaction((transaction) => take(transaction, service, wanted, slot, now));
  } catch (error) {
    if (!isConflict(error)) throw error;
    if (await isBooked(db, wanted)) return;
    throw refusal(409, takenSentence);
  }
}

/** By the wall times that were promised, so that a repeat is recognised even when hours change. */
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
  await openSession(db, service, wanted.date, slot);
  const sessionId = await takeSeat(db, service, slot);
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

/** Makes the session unless it, or another one of the partner at that time, is there. */
async function openSession(
  db: Database,
  service: OfferedService,
  day: string,
  { startTime, endTime, start, end }: TimeSlot,
): Promise<void> {
  await db
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
      taken: 0,
    })
    .onConflictDoNothing();
}

/** The session's id once it counts one person more; more than fit are refused by the database. */
async function takeSeat(db: Database, service: OfferedService, slot: TimeSlot): Promise<string> {
  const [session] = await db
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
  if (session === undefined) throw new Conflict();
  return session.id;
}
