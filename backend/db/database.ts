import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** The database, the same type for both engines; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database. */
export interface Connection {
  readonly db: Database;
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}
