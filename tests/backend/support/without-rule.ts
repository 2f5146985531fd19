import { sql } from 'drizzle-orm';
import type { Connection } from '../../../backend/db/database.ts';
import { putBack } from './database.ts';

/**
 * Acts without a rule of a table. Afterwards the rows of before and the rule are back: the next file may
 * have the same database.
 */
export async function withoutRule(
  connection: Connection,
  rule: string,
  act: () => Promise<void>,
): Promise<void> {
  const { db } = connection;
  const [found] = await db
    .select({
      table: sql<string>`conrelid::regclass::text`,
      definition: sql<string>`pg_get_constraintdef(oid)`,
    })
    .from(sql`pg_constraint`)
    .where(sql`conname = ${rule}`);
  if (found === undefined) throw new Error(`${rule} is not there`);
  const { table, definition } = found;
  await db.execute(sql.raw(`alter table ${table} drop constraint ${rule}`));
  try {
    await act();
  } finally {
    await putBack(connection);
    await db.execute(sql.raw(`alter table ${table} add constraint ${rule} ${definition}`));
  }
}
