import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { refusal } from '../http/refusal.ts';
import { isUuid } from '../uuid.ts';

/** The entries of one kind. */
export type Entries = PgTable & {
  readonly id: PgColumn;
  readonly userId: PgColumn;
  readonly addedAt: PgColumn;
};

/** Which entry a person means. */
export interface Meant {
  readonly id: string;
  readonly userId: string;
}

/** Selects an entry that the person added by hand: no booking's and no hosted event's (§22.30). */
function ownEntry({ id, userId, addedAt }: Entries, meant: Meant) {
  return and(eq(id, meant.id), eq(userId, meant.userId), isNotNull(addedAt));
}

/** Changes an own entry by a statement that answers with the rows it has changed; else a 404. */
export async function changeEntry(
  entries: Entries,
  meant: Meant,
  update: (own: SQL | undefined) => Promise<readonly unknown[]>,
): Promise<void> {
  requireUuid(meant.id);
  const changed = await update(ownEntry(entries, meant));
  if (changed.length === 0) throw noSuchEntry();
}

/** Deletes an own entry. One that is gone is deleted; any other is refused (404). */
export async function deleteEntry(db: Database, entries: Entries, meant: Meant): Promise<void> {
  requireUuid(meant.id);
  const deleted = await db
    .delete(entries)
    .where(ownEntry(entries, meant))
    .returning({ id: entries.id });
  if (deleted.length > 0) return;
  const kept = await db.select({ id: entries.id }).from(entries).where(eq(entries.id, meant.id));
  if (kept.length > 0) throw noSuchEntry();
}

/** Refuses (404) what is no id of an entry. */
function requireUuid(id: string): void {
  if (!isUuid(id)) throw noSuchEntry();
}

function noSuchEntry() {
  return refusal(404, (say) => say.noEntry);
}
