import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { describeError, type Log } from '../log.ts';
import { StartupFailure } from '../startup-failure.ts';
import type { Connection } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import { databaseOn } from './pool.ts';

/**
 * How long a request waits for the database: for a connection, for a statement, by the database's
 * clock, and by ours in case the database is frozen (§23.6). A connection and a statement together take
 * less than the app waits for an answer. An address may set other limits of statements, in its query.
 */
export const databaseWaits = {
  connectionTimeoutMillis: 3_500,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 5_000,
  query_timeout: 6_000,
};
const migrationLock = 7_421_915;
const lockNotAvailable = '55P03';
/** Before the migrations are tried again: a backup holds a lock on each table for as long as it takes. */
const lockPauseMs = 3_000;

/** A database that does not keep texts as UTF8; its message is the encoding. */
class WrongEncoding extends Error {}

/** Opens a pool to a PostgreSQL server; several backends may start on the same one at once. */
export async function openPostgres(
  url: string,
  log: Log,
  waits = databaseWaits,
): Promise<Connection> {
  await migrateAlone(url, log).catch((error: unknown) => {
    const { host } = new URL(url);
    throw new StartupFailure(
      error instanceof WrongEncoding
        ? `The database at ${host} keeps texts as ${error.message}: make one with template template0 encoding 'UTF8', and correct DATABASE_URL.`
        : `The database at ${host} cannot be used (${reasonOf(error)}): start it, or correct DATABASE_URL.`,
    );
  });
  const pool = new Pool({ connectionString: url, keepAlive: true, ...waits });
  pool.on('error', (error) =>
    log.warn({ error: describeError(error) }, 'a connection to the database is lost'),
  );
  return { db: databaseOn(pool), pool, close: () => pool.end() };
}

/** On a connection of its own, since a migration, and a database that wakes, may take longer than a request. */
async function migrateAlone(url: string, log: Log): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    while (!(await migrateUnlessLocked(drizzle({ client })))) {
      log.warn('a long transaction holds a table that the migrations change: they are tried again');
      await setTimeout(lockPauseMs);
    }
  } finally {
    await client.end();
  }
}

/** False if another transaction held a table for too long; then nothing is changed. */
async function migrateUnlessLocked(db: NodePgDatabase): Promise<boolean> {
  try {
    await db.transaction(migrate);
    return true;
  } catch (error) {
    if (codeOf(error) === lockNotAvailable) return false;
    throw error;
  }
}

/**
 * As Drizzle's own migrator does it, whose first statements stand outside of its transaction: through a
 * pooler each of them could have another session, and no lock would hold over all of them.
 */
async function migrate(db: Pick<NodePgDatabase, 'execute'>): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
  await requireUtf8(db);
  await db.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
  // Behind a migration that waits for a lock wait the calls that other backends serve.
  await db.execute(sql`set local lock_timeout = '1s'`);
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await db.execute(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  const last = Number(rows[0]?.last ?? 0);
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= last) continue;
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/** A server that was set up without a language of the system makes databases that take any bytes as a text. */
async function requireUtf8(db: Pick<NodePgDatabase, 'execute'>): Promise<void> {
  const { rows } = await db.execute(sql`show server_encoding`);
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new WrongEncoding(String(encoding));
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (codeOf(error) ?? 'no answer') : 'unknown reason';
}

/** The SQLSTATE of a statement that failed, or the system's code of a connection that did. */
function codeOf(error: unknown): string | undefined {
  const failure = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(failure instanceof Error && 'code' in failure)) return undefined;
  return typeof failure.code === 'string' ? failure.code : undefined;
}
