import { and, eq, sql } from 'drizzle-orm';
import { isConflict } from '../db/conflict.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { refusal } from '../http/refusal.ts';

/*
 * A booking is two statements: one reads everything that decides, one writes everything. A quota is
 * a count of rows, which no constraint can check, and a lock in the writing statement would come too
 * late: the statement sees the rows from before it waited. So the first statement reads the person's
 * number of turns, and the second one raises it, if it is still the same, before it writes.
 * Cancelling is part of it, so that what is judged and what is written are of the same bookings.
 */

/**
 * The first part of a writing statement: one row, if the person has neither booked nor cancelled
 * since their `turns` were read. Parallel requests of one person wait here for each other.
 */
export function ownTurn(db: Database) {
  return db.$with('turn').as(
    db
      .update(users)
      .set({ bookingTurns: sql`${users.bookingTurns} + 1` })
      .where(
        and(
          eq(users.id, sql.placeholder('userId')),
          eq(users.bookingTurns, sql.placeholder('turns')),
        ),
      )
      .returning({ userId: users.id }),
  );
}

/**
 * What a writing statement has booked: nothing if another booking came between, which the caller then
 * has to read. Refuses (409) what breaks a rule of the tables.
 */
export async function bookedBy<Row>(statement: Promise<readonly Row[]>): Promise<readonly Row[]> {
  try {
    return await statement;
  } catch (error) {
    if (!isConflict(error)) throw error;
    throw refusal(409, (say) => say.timeTakenMeanwhile);
  }
}
