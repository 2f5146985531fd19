import { randomUUID } from 'node:crypto';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { lockPerson } from '../db/lock-people.ts';
import type { Quota } from '../quotas/quotas.ts';
import { requireRoom } from '../quotas/require-room.ts';

/** When an entry is, when it is added, and the quota that it counts for. */
export interface Adding {
  readonly timeSlot: Date;
  readonly now: Date;
  readonly quota: Quota;
}

interface Added extends Adding {
  readonly userId: string;
  /** What entries of the kind are called in a refusal. */
  readonly name: string;
}

/** Adds an entry to a person's calendar under a new id; refuses one over the quota (422 or 429). */
export function addEntry(
  db: Database,
  entries: PgTable & { readonly userId: PgColumn; readonly addedAt: PgColumn },
  { userId, name, quota, now }: Added,
  insert: (transaction: Database, id: string) => Promise<unknown>,
): Promise<string> {
  return db.transaction(async (transaction) => {
    await lockPerson(transaction, userId);
    const columns = { rows: entries, userId: entries.userId, addedAt: entries.addedAt, name };
    await requireRoom(transaction, columns, { userId, quota, now });
    const id = randomUUID();
    await insert(transaction, id);
    return id;
  });
}
