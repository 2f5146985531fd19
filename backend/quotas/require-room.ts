import { and, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { refusal } from '../http/refusal.ts';
import { dayBefore, inWords, type Quota } from './quotas.ts';

/** A table whose rows a person adds; a row without the instant does not count. */
interface Added {
  readonly rows: PgTable;
  readonly userId: PgColumn;
  readonly addedAt: PgColumn;
  /** What the rows are, in the refusal. */
  readonly name: string;
}

/**
 * Refuses one row more than the person may add within 24 hours (429) or keep (422). Reliable only
 * while the person is locked.
 */
export async function requireRoom(
  db: Database,
  { rows, userId, addedAt, name }: Added,
  asked: { readonly userId: string; readonly quota: Quota; readonly now: Date },
): Promise<void> {
  const { quota } = asked;
  const [kept = { inAll: 0, lately: 0 }] = await db
    .select({
      inAll: count(),
      lately: sql`count(*) filter (where ${gt(addedAt, dayBefore(asked.now))})`.mapWith(Number),
    })
    .from(rows)
    .where(and(eq(userId, asked.userId), isNotNull(addedAt)));
  if (kept.inAll >= quota.inAll) {
    throw refusal(422, `You can keep at most ${inWords(quota.inAll)} ${name}.`);
  }
  if (kept.lately >= quota.aDay) {
    throw refusal(
      429,
      `You can add at most ${inWords(quota.aDay)} ${name} within 24 hours. Please add the others later.`,
    );
  }
}
