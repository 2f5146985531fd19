import { sql } from 'drizzle-orm';
import type { Database } from '../../../backend/db/database.ts';

/**
 * The tables of people by name: that of the accounts, those that refer to it, to one of these and so on, and
 * those with a mobile number in a column or in a key.
 */
export async function tablesOfPeople(db: Database): Promise<string[]> {
  const rows = await db.select({ name: sql<string>`distinct name` }).from(sql`(
      with recursive referring as (
        select 'users'::regclass::oid as id
        union select conrelid from pg_constraint
          join referring on contype = 'f' and confrelid = referring.id
      )
      select id::regclass::text as name from referring
      union select 'rate_limits'
      union select table_name::text from information_schema.columns
        where table_schema = 'public' and column_name = 'mobile_number'
    ) as tables`);
  return rows.map(({ name }) => name).toSorted();
}
