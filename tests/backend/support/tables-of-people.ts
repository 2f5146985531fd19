import { sql } from 'drizzle-orm';
import type { Database } from '../../../backend/db/database.ts';

/**
 * The tables of people by name: that of the accounts, those that refer to it, and those with a
 * mobile number in a column or in a key.
 */
export async function tablesOfPeople(db: Database): Promise<string[]> {
  const rows = await db.select({ name: sql<string>`distinct name` }).from(sql`(
      select 'users' as name
      union select 'rate_limits'
      union select conrelid::regclass::text from pg_constraint
        where contype = 'f' and confrelid = 'users'::regclass
      union select table_name::text from information_schema.columns
        where table_schema = 'public' and column_name = 'mobile_number'
    ) as tables`);
  return rows.map(({ name }) => name).toSorted();
}
