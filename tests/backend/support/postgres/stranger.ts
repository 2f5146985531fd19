import pWaitFor from 'p-wait-for';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { Connection } from '../../../../backend/db/database.ts';
import { openPostgres } from '../../../../backend/db/postgres.ts';
import { createLog } from '../../../../backend/log.ts';
import { seed } from '../../../../backend/seeds/seed.ts';
import { aadhaarHashKey } from '../backend.ts';
import { patience } from '../database.ts';
import { setUpDatabase } from './own-database.ts';

/** A seeded PostgreSQL, and a stranger who holds requests up where a race is decided. */
export interface HeldUp {
  readonly connection: Connection;
  /** Begins a transaction with a statement, and takes it back at the end of `during`. */
  hold(statement: string, during: () => Promise<void>): Promise<void>;
  /** Waits until so many requests wait for a lock. */
  untilWaiting(count: number): Promise<void>;
}

/** Registers the hooks that open and close the database, which the tests of a file share. */
export function setUpStranger(now: Date): HeldUp {
  const database = setUpDatabase();
  let connection: Connection;
  let stranger: Client;
  let watcher: Client;

  beforeAll(async () => {
    connection = await openPostgres(database.url, createLog('silent'), patience);
    await seed(connection.db, aadhaarHashKey, now);
    stranger = new Client({ connectionString: database.url });
    watcher = new Client({ connectionString: database.server });
    await Promise.all([stranger.connect(), watcher.connect()]);
  });

  afterAll(async () => {
    await Promise.all([stranger.end(), watcher.end()]);
    await connection.close();
  });

  return {
    get connection() {
      return connection;
    },
    hold: async (statement, during) => {
      await stranger.query(`begin; ${statement}`);
      try {
        await during();
      } finally {
        await stranger.query('rollback');
      }
    },
    untilWaiting: (count) =>
      pWaitFor(async () => {
        const waiting = `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`;
        const { rowCount } = await watcher.query(waiting, [database.name]);
        return rowCount === count;
      }),
  };
}
