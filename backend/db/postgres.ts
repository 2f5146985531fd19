import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { describeError, type Log } from '../log.ts';
import { StartupFailure } from '../startup-failure.ts';
import type { Connection } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import { databaseOn } from './pool.ts';

/**
 * How long a request waits for the database: for a connection, for a statement, by the database's
 * clock, and by ours in case the database is frozen. An address may set others, in its query.
 */
const timeouts = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 12_000,
};
const migrationLock = 7_421_915;

/** Opens a pool to a PostgreSQL server; several backends may start on the same one at once. */
export async function openPostgres(url: string, log: Log): Promise<Connection> {
  await migrateAlone(url).catch((error: unknown) => {
    throw new StartupFailure(
      `The database at ${new URL(url).host} cannot be used (${reasonOf(error)}): start it, or correct DATABASE_URL.`,
    );
  });
  const pool = new Pool({ connectionString: url, keepAlive: true, ...timeouts });
  pool.on('error', (error) =>
    log.warn({ error: describeError(error) }, 'a connection to the database is lost'),
  );
  return { db: databaseOn(pool), pool, close: () => pool.end() };
}

/** On a connection of its own, since a migration may take longer than a request. */
async function migrateAlone(url: string): Promise<void> {
  const { connectionTimeoutMillis } = timeouts;
  const client = new Client({ connectionString: url, connectionTimeoutMillis });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}

function reasonOf(error: unknown): string {
  const failure = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(failure instanceof Error)) return 'unknown reason';
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : 'no answer';
}
