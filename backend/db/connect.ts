import type { Log } from '../log.ts';
import type { Connection } from './database.ts';
import { openFolder } from './folder.ts';
import { openPostgres } from './postgres.ts';

/** PGlite in a folder, or any PostgreSQL server. */
export type Storage =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** Opens the database and runs the migrations. Rejects with a StartupFailure. */
export function connect(storage: Storage, log: Log): Promise<Connection> {
  return storage.kind === 'folder' ? openFolder(storage.path) : openPostgres(storage.url, log);
}
