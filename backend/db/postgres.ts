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
/** A lock that was waited for too long, and the statement for all locks that was. */
const heldUp = ['55P03', '57014'];
/** Before the migrations are tried again: a backup holds a lock on each table for as long as it takes. */
const lockPauseMs = 3_000;

/** So far apart clocks are not slow but wrong: sessions would end, and reminders go, at other times. */
const wrongClockMs = 60 * 60 * 1_000;

/** A database that is no use as it is; the message says what it does, and what mends it. */
class Unfit extends Error {}

/** Opens a pool to a PostgreSQL server; several backends may start on the same one at once. */
export async function openPostgres(
  url: string,
  log: Log,
  waits = databaseWaits,
): Promise<Connection> {
  await migrateAlone(url, log).catch((error: unknown) => {
    const { host } = new URL(url);
    throw new StartupFailure(
      error instanceof Unfit
        ? `The database at ${host} ${error.message}`
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
    if (heldUp.includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}

/**
 * As Drizzle's own migrator does it, whose first statements stand outside of its transaction: through a
 * pooler each of them could have another session, and no lock would hold over all of them.
 */
async function migrate(db: Pick<NodePgDatabase, 'execute'>): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
  // A backend that is lost with its machine says nothing, and its locks would stay for hours.
  await db.execute(sql`set local idle_in_transaction_session_timeout = '5s'`);
  await requireUtf8(db);
  await requireSameClock(db);
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
  const pending = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > last,
  );
  const all = pending.flatMap(({ sql: statements }) => statements);
  const [indexes, changes] = [all.filter(isIndex), all.filter((one) => !isIndex(one))];
  await lockTables(db, changes, 'access exclusive');
  await lockTables(db, indexes, 'share');
  for (const { sql: statements, hash, folderMillis } of pending) {
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/** Calls may read a table while an index of it is built. */
function isIndex(statement: string): boolean {
  return /^\s*create (unique )?index/i.test(statement);
}

/**
 * Locks the existing tables that these statements change. Locked one by one as they are changed, they would
 * deadlock with a call that holds one of them and waits for another, and the database fails such a call once it
 * has waited for a second (`deadlock_timeout`). So all locks together take less.
 */
async function lockTables(
  db: Pick<NodePgDatabase, 'execute'>,
  statements: readonly string[],
  mode: 'access exclusive' | 'share',
): Promise<void> {
  const names = statements.flatMap((statement) => statement.match(/\w+/g) ?? []);
  const { rows } = await db.execute(sql`
    select distinct coalesce(i.indrelid, c.oid)::regclass::text as "table"
    from pg_class c left join pg_index i on i.indexrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i')
      and c.relname = any(${sql.param(names)}) order by 1`);
  if (rows.length === 0) return;
  const tables = rows.map(({ table }) => table).join(', ');
  await db.execute(sql`set local statement_timeout = '400ms'`);
  await db.execute(sql.raw(`lock table ${tables} in ${mode} mode`));
  await db.execute(sql`set local statement_timeout = 0`);
}

/** A server that was set up without a language of the system makes databases that take any bytes as a text. */
async function requireUtf8(db: Pick<NodePgDatabase, 'execute'>): Promise<void> {
  const { rows } = await db.execute(sql`show server_encoding`);
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new Unfit(
    `keeps texts as ${encoding}: make one with template template0 encoding 'UTF8', and correct DATABASE_URL.`,
  );
}

async function requireSameClock(db: Pick<NodePgDatabase, 'execute'>): Promise<void> {
  const { rows } = await db.execute(
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  );
  const ahead = Number(rows[0]?.now) - Date.now();
  if (Math.abs(ahead) < wrongClockMs) return;
  const [minutes, side] = [Math.round(Math.abs(ahead) / 60_000), ahead > 0 ? 'ahead of' : 'behind'];
  throw new Unfit(
    `has a clock that is ${minutes} minutes ${side} this machine's: set the wrong one of them.`,
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (codeOf(error) ?? error.message) : 'unknown reason';
}

/** The SQLSTATE of a statement that failed, or the system's code of a connection that did. */
function codeOf(error: unknown): string | undefined {
  const failure = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(failure instanceof Error && 'code' in failure)) return undefined;
  return typeof failure.code === 'string' ? failure.code : undefined;
}
