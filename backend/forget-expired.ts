import { isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from './clock.ts';
import { cancelledBookings } from './db/booking-schema.ts';
import type { Database } from './db/database.ts';
import { withdrawnInvitations } from './db/event-schema.ts';
import { pushMessages } from './db/push-schema.ts';
import { pushTokens, rateLimits, sessions } from './db/schema.ts';
import { describeError, type Log } from './log.ts';
import { dayBefore } from './quotas/quotas.ts';
import { absoluteLifetimeMs } from './sessions/sessions.ts';

const pauseMs = 60_000;
/** So long a repeat of a cancellation is known as one, and no reminder is queued a second time. */
const rememberedMs = 30 * 24 * 60 * 60 * 1_000;
/** How many rows one statement deletes, so that it is short however many there are. */
const part = 1_000;

/** Deletes what has ended, each minute until it is closed. */
export function forgetExpired({ db, clock, log }: { db: Database; clock: Clock; log: Log }) {
  const closing = new AbortController();
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    try {
      await deleteExpired(db, clock(), closing.signal);
    } catch (error) {
      log.error({ error: describeError(error) }, 'ended rows stay');
    }
    working = null;
  }

  const timer = setInterval(() => {
    working ??= work();
  }, pauseMs);
  return {
    close: async (): Promise<void> => {
      clearInterval(timer);
      closing.abort();
      await working;
    },
  };
}

/**
 * Deletes rows that are of no use any more and may tell of people: some name a mobile number, which
 * may be of an account that was deleted (§22.64), or of a person without one. Once `signal` is aborted, the
 * remaining rows wait for the next call.
 */
export async function deleteExpired(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteAll(rateLimits, lte(rateLimits.expire, now));
  await deleteAll(withdrawnInvitations, lte(withdrawnInvitations.invitedAt, dayBefore(now)));
  await deleteAll(sessions, lte(sessions.createdAt, before(absoluteLifetimeMs)));
  // A token without its session gets no message, and is saved anew with the next one.
  await deleteAll(pushTokens, isNull(pushTokens.sessionId));
  await deleteAll(pushMessages, lt(pushMessages.settledAt, before(rememberedMs)));
  await deleteAll(cancelledBookings, lt(cancelledBookings.cancelledAt, before(rememberedMs)));

  async function deleteAll(table: PgTable, isOver: SQL): Promise<void> {
    let deleted = part;
    while (deleted === part && !signal?.aborted) deleted = await deletePart(db, table, isOver);
  }
}

/** Rows that others hold are left to the next time, so that backends do not wait for each other. */
async function deletePart(db: Database, table: PgTable, isOver: SQL): Promise<number> {
  const deletion = sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${isOver} limit ${part} for update skip locked))`;
  const [gone] = await db
    .with(db.$with('gone', {}).as(sql`${deletion} returning 1`))
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`gone`);
  return gone?.count ?? 0;
}
