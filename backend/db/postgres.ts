import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient } from 'pg';
import { describeError, type Log } from '../log.ts';
import { StartupFailure } from '../startup-failure.ts';
import type { Connection } from './database.ts';
import { migrationsFolder } from './migrations.ts';

const connectTimeoutMs = 10_000;
const migrationLock = 7_421_915;

/** Opens a pool to a PostgreSQL server; several backends may start on the same one at once. */
export async function openPostgres(url: string, log: Log): Promise<Connection> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  pool.on('error', (error) => log(`database connection lost: ${describeError(error)}`));
  try {
    await migrateAlone(await pool.connect());
  } catch (error) {
    await pool.end();
    throw new StartupFailure(
      `The database at ${new URL(url).host} cannot be used (${reasonOf(error)}): start it, or correct DATABASE_URL.`,
    );
  }
  return { db: drizzle({ client: pool }), close: () => pool.end() };
}

async function migrateAlone(client: PoolClient): Promise<void> {
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function reasonOf(error: unknown): string {
  const failure = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(failure instanceof Error)) return 'unknown reason';
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : 'no answer';
}
