import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, the same type for both engines; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database. */
export interface Connection {
  readonly db: Database;
  readonly close: () => Promise<void>;
}
