// @vitest-environment node
import { eq } from 'drizzle-orm';
import pWaitFor from 'p-wait-for';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../../../backend/config.ts';
import type { Connection } from '../../../backend/db/database.ts';
import { openPostgres } from '../../../backend/db/postgres.ts';
import { rateLimits } from '../../../backend/db/schema.ts';
import { deleteExpired } from '../../../backend/forget-expired.ts';
import { createLog } from '../../../backend/log.ts';
import { startBackend } from '../../../backend/start.ts';
import { patience } from '../support/database.ts';
import { setUpDatabase } from '../support/postgres/own-database.ts';

const silent = createLog('silent');
const database = setUpDatabase();
let connection: Connection;

beforeAll(async () => {
  connection = await openPostgres(database.url, silent, patience);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterAll(async () => {
  vi.useRealTimers();
  await connection.close();
});

it('PostgreSQL: a running backend deletes a number’s count within a minute after it has ended, and no other', async () => {
  const settings = { TIMEWELL_LOCAL: '1', BACKEND_PORT: '0', DATABASE_URL: database.url };
  const read = readConfig(settings);
  if (read.kind === 'refused') throw new Error(read.sentences.join(' '));
  const backend = await startBackend(read.config, silent);
  const inMs = (ms: number) => new Date(Date.now() + ms);
  await connection.db.insert(rateLimits).values([
    { key: 'login:number:+919000012345', points: 1, expire: inMs(-1) },
    { key: 'login:number:+919000012346', points: 1, expire: inMs(600_000) },
  ]);
  vi.advanceTimersByTime(60_000);
  await pWaitFor(async () => (await connection.db.$count(rateLimits)) === 1);
  expect(await connection.db.select().from(rateLimits)).toMatchObject([
    { key: 'login:number:+919000012346' },
  ]);
  await backend.close(Promise.resolve());
  expect(vi.getTimerCount()).toBe(0);
});

it('PostgreSQL: rows that another transaction has locked are left to the next time, without a wait', async () => {
  const expire = new Date();
  const ended = Array.from({ length: 1_500 }, (_, at) => ({
    key: `held:${at}`,
    points: 1,
    expire,
  }));
  await connection.db.delete(rateLimits);
  await connection.db.insert(rateLimits).values(ended);
  await connection.db.transaction(async (holding) => {
    await holding.update(rateLimits).set({ points: 2 }).where(eq(rateLimits.key, 'held:7'));
    await deleteExpired(connection.db, expire);
    expect(await connection.db.select().from(rateLimits)).toMatchObject([{ key: 'held:7' }]);
  });
  await deleteExpired(connection.db, expire);
  expect(await connection.db.$count(rateLimits)).toBe(0);
});
