import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as every module sees it, whichever engine is behind it; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database. */
export interface Connection {
  readonly db: Database;
  readonly close: () => Promise<void>;
}
