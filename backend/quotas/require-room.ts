import { and, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { refusal } from '../http/refusal.ts';
import type { EntryKind } from '../languages/en.ts';
import { dayBefore, type Quota } from './quotas.ts';

/** A table whose rows a person adds; a row without the instant does not count. */
interface Added {
  readonly rows: PgTable;
  readonly userId: PgColumn;
  readonly addedAt: PgColumn;
  /** The name of the rows in the refusal. */
  readonly kind: EntryKind;
}

/**
 * Refuses one row more than the person may add within 24 hours (429) or keep (422). Reliable only
 * while the person is locked.
 */
export async function requireRoom(
  db: Database,
  { rows, userId, addedAt, kind }: Added,
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
    throw refusal(422, (say) => say.tooManyKept(quota.inAll, kind));
  }
  if (kept.lately >= quota.aDay) {
    throw refusal(429, (say) => say.tooManyAdded(quota.aDay, kind));
  }
}
