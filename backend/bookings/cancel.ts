import { and, eq, sql } from 'drizzle-orm';
import {
  bookings,
  cancelledBookings,
  resourceBookings,
  serviceSessions,
} from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { users } from '../db/schema.ts';
import { refusal } from '../http/refusal.ts';
import { isUuid } from '../uuid.ts';
import { noSuchBooking } from './found-booking.ts';
import { ownTurn } from './turn.ts';

interface Wanted {
  readonly userId: string;
  readonly bookingId: string;
  readonly now: Date;
}

const value = sql.placeholder;

/**
 * Cancels a person's booking of a service or a resource; its appointment goes with it. Repeating
 * the request changes nothing. Refuses with a 409 a booking that has begun, and with a 404 one that
 * is unknown or another person's.
 */
export async function cancelOwn(db: Database, wanted: Wanted): Promise<void> {
  const found = isUuid(wanted.bookingId) ? await ownBooking(db, wanted) : undefined;
  if (found?.isCancelled) return;
  const startsAt = found?.sessionStart ?? found?.slotStart;
  if (found === undefined || !startsAt) throw noSuchBooking();
  if (startsAt <= wanted.now) {
    throw refusal(409, 'This booking has begun and can no longer be cancelled.');
  }
  const { turns, sessionId } = found;
  const isDone =
    sessionId === null
      ? (await giveBackSlot(db).execute({ ...wanted, turns })).length > 0
      : await giveBackSeat(db, { ...wanted, turns, sessionId });
  // Another booking of the person came between, and must be read.
  if (!isDone) await cancelOwn(db, wanted);
}

/** What decides about a cancellation, with the person's turns. */
async function ownBooking(db: Database, { userId, bookingId }: Wanted) {
  const [found] = await bookingById(db).execute({ userId, bookingId });
  return found;
}

const bookingById = prepared((db) => {
  const id = value('bookingId');
  return db
    .select({
      turns: users.bookingTurns,
      sessionId: bookings.sessionId,
      sessionStart: serviceSessions.startsAt,
      slotStart: resourceBookings.startsAt,
      isCancelled: sql<boolean>`${cancelledBookings.id} is not null`,
    })
    .from(users)
    .leftJoin(bookings, and(eq(bookings.id, id), eq(bookings.userId, users.id)))
    .leftJoin(serviceSessions, eq(serviceSessions.id, bookings.sessionId))
    .leftJoin(
      resourceBookings,
      and(eq(resourceBookings.id, id), eq(resourceBookings.userId, users.id)),
    )
    .leftJoin(
      cancelledBookings,
      and(eq(cancelledBookings.id, id), eq(cancelledBookings.userId, users.id)),
    )
    .where(eq(users.id, value('userId')))
    .prepare('own_booking_by_id');
});

const giveBackSlot = prepared((db) => {
  const turn = ownTurn(db);
  const gone = db.$with('gone', { id: resourceBookings.id }).as(sql`
    delete from ${resourceBookings} using ${turn}
    where ${resourceBookings.id} = ${value('bookingId')}
    returning ${resourceBookings.id}`);
  const noted = noteOf(db);
  return db.with(turn, gone, noted).select({ id: gone.id }).from(gone).prepare('give_back_slot');
});

/**
 * Gives a seat back, and deletes its session if it was the last one. That is a statement of its own
 * within the transaction: the first one sees the seats from before it waited for other people, and
 * the second one sees them as they are, since the first has locked the session.
 */
function giveBackSeat(
  db: Database,
  wanted: Wanted & { readonly turns: number; readonly sessionId: string },
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const turn = ownTurn(transaction);
    const gone = transaction.$with('gone', { id: bookings.id }).as(sql`
      delete from ${bookings} using ${turn}
      where ${bookings.id} = ${value('bookingId')}
      returning ${bookings.id}`);
    const noted = noteOf(transaction);
    const left = transaction.$with('left_session', {}).as(sql`
      update ${serviceSessions} set taken = taken - 1 from ${gone}
      where ${serviceSessions.id} = ${value('sessionId')}`);
    const rows = await transaction
      .with(turn, gone, noted, left)
      .select({ id: gone.id })
      .from(gone)
      .prepare('give_back_seat')
      .execute({ ...wanted });
    await transaction
      .delete(serviceSessions)
      .where(and(eq(serviceSessions.id, wanted.sessionId), eq(serviceSessions.taken, 0)));
    return rows.length > 0;
  });
}

/** The part of a statement that remembers a cancellation. */
function noteOf(db: Database) {
  return db.$with('noted', {}).as(sql`
    insert into ${cancelledBookings} (id, user_id, cancelled_at)
    select gone.id, ${value('userId')}::uuid, ${value('now')}::timestamptz from gone`);
}
