import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { lockPerson } from '../db/lock-people.ts';
import type { EntryKind } from '../languages/en.ts';
import type { Quota } from '../quotas/quotas.ts';
import { requireRoom } from '../quotas/require-room.ts';
import { uuidOf } from '../uuid.ts';
import type { Entries } from './own-entry.ts';

/** When an entry is, when it is added, and the quota that it counts for. */
export interface Adding {
  readonly timeSlot: Date;
  readonly now: Date;
  readonly quota: Quota;
  /** What tells the addition from all others of the person, if the client gave it a name. */
  readonly requestId: string | null | undefined;
}

interface Added extends Adding {
  readonly userId: string;
  readonly kind: EntryKind;
}

/**
 * Adds an entry to a person's calendar, and answers with its id; refuses one over the quota (422 or
 * 429). A repeat of a request adds nothing (§22.39): the id of the entry is made of the request's.
 */
export function addEntry(
  db: Database,
  entries: Entries,
  { userId, kind, quota, now, requestId }: Added,
  insert: (transaction: Database, id: string) => Promise<unknown>,
): Promise<string> {
  return db.transaction(async (transaction) => {
    await lockPerson(transaction, userId);
    const id = requestId ? uuidOf(`${userId} ${requestId}`) : randomUUID();
    const added = await transaction
      .select({ id: entries.id })
      .from(entries)
      .where(eq(entries.id, id));
    if (added.length > 0) return id;
    const columns = { rows: entries, userId: entries.userId, addedAt: entries.addedAt, kind };
    await requireRoom(transaction, columns, { userId, quota, now });
    await insert(transaction, id);
    return id;
  });
}
