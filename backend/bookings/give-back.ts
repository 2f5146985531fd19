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
import { partners } from '../db/schema.ts';
import { isInTime } from './notice.ts';
import { ownTurn } from './turn.ts';

/** A person's booking, as it was when their `turns` were read. */
interface Given {
  readonly userId: string;
  readonly bookingId: string;
  readonly turns: number;
  readonly now: Date;
}

interface GivenSlot extends Given {
  readonly resourceId: string;
}

interface GivenSeat extends Given {
  readonly sessionId: string;
  readonly partnerId: string;
  /** Whether the booking is remembered as cancelled. */
  readonly isNoted: boolean;
}

const value = sql.placeholder;

/** Of one person, who may book and cancel without end. */
const mostRemembered = 1_000;

/** Cancels a slot of a resource. False if another booking of the person, or a longer notice, came between. */
export async function giveBackSlot(db: Database, given: GivenSlot): Promise<boolean> {
  return (await slotGivenBack(db).execute({ ...given })).length > 0;
}

/**
 * Gives a seat back, and deletes its session if it was the last one; to be called in a transaction.
 * False if another booking of the person, or a longer notice, came between. The deletion is a
 * statement of its own: the first one sees the seats from before it waited for other people, and the
 * second one sees them as they are, since the first has locked the session.
 */
export async function giveBackSeat(transaction: Database, given: GivenSeat): Promise<boolean> {
  const { isNoted, ...values } = given;
  const turn = ownTurn(transaction);
  const gone = transaction.$with('gone', { id: bookings.id }).as(sql`
    delete from ${bookings} using ${turn}, ${serviceSessions}, ${partners}
    where ${bookings.id} = ${value('bookingId')}
      and ${serviceSessions.id} = ${bookings.sessionId}
      and ${serviceSessions.partnerId} = ${value('partnerId')}
      and ${partners.id} = ${serviceSessions.partnerId}
      and ${isInTime(serviceSessions.startsAt, partners.noticeHours)}
    returning ${bookings.id}`);
  const left = transaction.$with('left_session', {}).as(sql`
    update ${serviceSessions} set taken = taken - 1 from ${gone}
    where ${serviceSessions.id} = ${value('sessionId')}
      and ${serviceSessions.partnerId} = ${value('partnerId')}`);
  const parts = isNoted ? [turn, gone, ...notesOf(transaction), left] : [turn, gone, left];
  const rows = await transaction
    .with(...parts)
    .select({ id: gone.id })
    .from(gone)
    .prepare(isNoted ? 'give_back_seat' : 'leave_seat')
    .execute(values);
  await transaction
    .delete(serviceSessions)
    .where(
      and(
        eq(serviceSessions.id, given.sessionId),
        eq(serviceSessions.partnerId, given.partnerId),
        eq(serviceSessions.taken, 0),
      ),
    );
  return rows.length > 0;
}

const slotGivenBack = prepared((db) => {
  const turn = ownTurn(db);
  const gone = db.$with('gone', { id: resourceBookings.id }).as(sql`
    delete from ${resourceBookings} using ${turn}, ${resources}
    where ${resourceBookings.id} = ${value('bookingId')}
      and ${resourceBookings.resourceId} = ${value('resourceId')}
      and ${resources.id} = ${resourceBookings.resourceId}
      and ${isInTime(resourceBookings.startsAt, resources.noticeHours)}
    returning ${resourceBookings.id}`);
  const parts = [turn, gone, ...notesOf(db)];
  return db
    .with(...parts)
    .select({ id: gone.id })
    .from(gone)
    .prepare('give_back_slot');
});

/** The parts of a statement that remember a cancellation, and forget the person's oldest ones. */
function notesOf(db: Database) {
  const { id, userId, cancelledAt } = cancelledBookings;
  const noted = db.$with('noted', {}).as(sql`
    insert into ${cancelledBookings} (id, user_id, cancelled_at)
    select gone.id, ${value('userId')}::uuid, ${value('now')}::timestamptz from gone`);
  // The new one is not among the rows that the statement sees.
  const forgotten = db.$with('forgotten', {}).as(sql`
    delete from ${cancelledBookings} where ${id} in (
      select ${id} from ${cancelledBookings} where ${userId} = ${value('userId')}::uuid
      order by ${cancelledAt} desc offset ${sql.raw(`${mostRemembered - 1}`)})`);
  return [noted, forgotten];
}
