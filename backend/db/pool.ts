import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { hasGivenUp, isUnavailable, Unavailable } from './unavailable.ts';

/**
 * A database over a pool of connections. The pool's own `query` closes a connection whose statement
 * is refused, as that of a booking may be, and Drizzle's own transaction keeps a connection for good
 * when it fails to begin.
 */
export function databaseOn(pool: Pool): NodePgDatabase {
  // A connection that is lost between two statements would end the process; the next one tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  const query = (statement: QueryConfig, values: unknown[]) =>
    onConnection(pool, (client) => client.query(statement, values), hasGivenUp);
  const db = drizzle({ client: Object.assign(pool, { query }) });
  db.transaction = (act, config) =>
    onConnection(pool, (client) => drizzle({ client }).transaction(act, config), isUnavailable);
  return db;
}

/** Gives the connection back in any case, and a broken one to be closed. */
async function onConnection<T>(
  pool: Pool,
  act: (client: PoolClient) => Promise<T>,
  isBrokenBy: (error: unknown) => boolean,
): Promise<T> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw new Unavailable('no connection', { cause });
  });
  let isBroken = false;
  try {
    return await act(client);
  } catch (error) {
    isBroken = isBrokenBy(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}
