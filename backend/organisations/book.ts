import { randomUUID } from 'node:crypto';
import { and, count, eq, gt } from 'drizzle-orm';
import type { JudgedSlot } from '#domain/availability.ts';
import type { RequestOf } from '#domain/contract/call.ts';
import type { bookResource as contract } from '#domain/contract/organisations.ts';
import { bookOnce } from '../bookings/book-once.ts';
import { requireFree } from '../bookings/require-free.ts';
import { writeAppointments } from '../calendar/appointments.ts';
import { resourceBookings } from '../db/booking-schema.ts';
import { Conflict } from '../db/conflict.ts';
import type { Database } from '../db/database.ts';
import { inWords, type Quotas } from '../quotas/quotas.ts';
import { lockPerson } from '../quotas/require-room.ts';
import { judgeResource, type OwnedResource, resourceFor } from './resources.ts';

type Wanted = RequestOf<typeof contract>;

/**
 * Books all of the slots for a person or none; repeating the request books nothing more. Refuses
 * with a 409 a slot that is not free, and more slots than a person may have open. As with services,
 * the constraint of the table decides between parallel requests for one slot.
 */
export async function bookResource(
  db: Database,
  wanted: Wanted,
  now: Date,
  quotas: Quotas,
): Promise<void> {
  const resource = await resourceFor(db, wanted.resourceId, wanted.userId);
  await bookOnce(
    async () => {
      const judged = await judgeResource(db, resource, wanted.date, now);
      const slots = wanted.slots.map((times) => requireFree(judged, times));
      await db.transaction(async (transaction) => {
        await requireFewOpen(transaction, wanted, now, quotas);
        await take(transaction, resource, wanted, slots, now);
      });
    },
    () => isBooked(db, wanted),
  );
}

/** Whether the person has booked all of the slots, by the promised wall times. */
async function isBooked(db: Database, { resourceId, userId, date, slots }: Wanted) {
  const own = await db
    .select({ start: resourceBookings.startTime, end: resourceBookings.endTime })
    .from(resourceBookings)
    .where(
      and(
        eq(resourceBookings.userId, userId),
        eq(resourceBookings.resourceId, resourceId),
        eq(resourceBookings.day, date),
      ),
    );
  return slots.every((slot) =>
    own.some(({ start, end }) => start === slot.start && end === slot.end),
  );
}

/** Counted under a lock on the person, as open bookings of services are. */
async function requireFewOpen(
  db: Database,
  { userId, slots }: Wanted,
  now: Date,
  { openResourceSlots }: Quotas,
): Promise<void> {
  await lockPerson(db, userId);
  const [open] = await db
    .select({ slots: count() })
    .from(resourceBookings)
    .where(and(eq(resourceBookings.userId, userId), gt(resourceBookings.startsAt, now)));
  if ((open?.slots ?? 0) + slots.length > openResourceSlots) {
    throw new Conflict(
      `You can have at most ${inWords(openResourceSlots)} booked slots to come. Please choose fewer, or book again later.`,
    );
  }
}

async function take(
  db: Database,
  resource: OwnedResource,
  { userId, date }: Wanted,
  slots: readonly JudgedSlot[],
  now: Date,
): Promise<void> {
  // In one order for everybody, so that no two bookings wait for each other.
  const inOrder = slots.toSorted((a, b) => a.start.getTime() - b.start.getTime());
  const booked = await db
    .insert(resourceBookings)
    .values(
      inOrder.map(({ startTime, endTime, start, end }) => ({
        id: randomUUID(),
        resourceId: resource.id,
        userId,
        day: date,
        startTime,
        endTime,
        startsAt: start,
        endsAt: end,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: resourceBookings.id });
  if (booked.length < slots.length) throw new Conflict();
  await writeAppointments(db, {
    userId,
    title: resource.name,
    serviceProvider: resource.organisation,
    times: inOrder.map(({ start }) => start),
  });
}
