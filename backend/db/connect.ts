import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Log } from '../log.ts';
import { openFolder } from './folder.ts';
import { openPostgres } from './postgres.ts';

/** The database as every module sees it, whichever engine is behind it; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Where the data is: PGlite in a folder, or any PostgreSQL. */
export type Storage =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** An open, migrated database. */
export interface Connection {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** Opens the database and brings its tables up to date. Rejects with a StartupFailure. */
export function connect(storage: Storage, log: Log): Promise<Connection> {
  return storage.kind === 'folder' ? openFolder(storage.path) : openPostgres(storage.url, log);
}
