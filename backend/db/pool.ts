import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { currentRequest } from '../current-request.ts';
import { hasGivenUp, isSilent, isUnavailable, Unavailable } from './unavailable.ts';

/**
 * A database over a pool of connections, whose statements carry the id of their request (§22.141). The
 * pool's own `query` closes a connection whose statement is refused, as that of a booking may be, and
 * Drizzle's own transaction keeps a connection for good when it fails to begin.
 */
export function databaseOn(pool: Pool): NodePgDatabase {
  // A connection that is lost between two statements would end the process; the next one tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  const query = (statement: QueryConfig, values: unknown[]) =>
    traced(statement, () =>
      onConnection(pool, (client) => client.query(marked(statement), values), hasGivenUp),
    );
  const db = drizzle({ client: Object.assign(pool, { query }) });
  db.transaction = (act, config) =>
    onConnection(
      pool,
      (client) => drizzle({ client: ofTransaction(client) }).transaction(act, config),
      isUnavailable,
    );
  return db;
}

/**
 * A statement with its request's id, which the database shows in its log and among its activities. The
 * text of a prepared one is bound to its name and stays.
 */
function marked(statement: QueryConfig): QueryConfig {
  const request = currentRequest.getStore();
  if (request === undefined || statement.name !== undefined) return statement;
  return { ...statement, text: `${statement.text} /* request ${request.id} */` };
}

/**
 * A connection on which a transaction goes by its request's id, that of prepared statements in it too.
 * It is set with the beginning, which takes no round trip more. A silent connection is asked nothing more:
 * Drizzle's rollback would wait for it as long as the statement before.
 */
function ofTransaction(client: PoolClient): PoolClient {
  const request = currentRequest.getStore();
  const name = request && `; set local application_name = 'request ${request.id}'`;
  let isBegun = false;
  let silence: unknown;
  const query = async (statement: QueryConfig, values: unknown[]) => {
    if (silence !== undefined) throw silence;
    const text = isBegun || !name ? statement.text : `${statement.text}${name}`;
    isBegun = true;
    try {
      return await traced(statement, () => client.query({ ...statement, text }, values));
    } catch (error) {
      if (isSilent(error)) silence = error;
      throw error;
    }
  };
  return Object.assign(Object.create(client), { query });
}

/** A statement as a span of its request, with its text and without its values. */
function traced<T>({ name, text }: QueryConfig, act: () => Promise<T>): Promise<T> {
  const inSpan = currentRequest.getStore()?.inSpan;
  if (inSpan === undefined) return act();
  const [word = ''] = text.trimStart().split(/\s/, 1);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  return inSpan(name ?? word, attributes, act);
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
