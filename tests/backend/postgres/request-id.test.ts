// @vitest-environment node
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { App } from '../../../backend/http/context.ts';
import { manyPeople, type Person } from '../../../scripts/many-people.ts';
import { appOn, send, unsignedProof } from '../support/backend.ts';
import { setUpStranger } from '../support/postgres/stranger.ts';

const now = new Date('2026-03-14T09:00:00.000Z');
const number = '+917000000000';
const id = '0198f2a4-6c1b-4d7e-8f00-1a2b3c4d5e6f';
const world = setUpStranger(now);
let app: App;
let me: Person;

beforeAll(async () => {
  app = appOn(world.connection.db, () => now);
  [me] = (await manyPeople(world.connection.db, 1, now)) as [Person];
});

it('PostgreSQL: a statement that waits shows the id of its request', async () => {
  const { waiting, answer } = await askBehind(ownRow(), '/account/language', { language: 'te' });
  expect(waiting.query).toContain(`/* request ${id} */`);
  expect(answer.status).toBe(200);
});

it('PostgreSQL: a transaction that waits goes by the id of its request, and its connection by none afterwards', async () => {
  const proof = unsignedProof(number, now);
  const { waiting, answer } = await askBehind(ownRow(), '/account/delete', { proof });
  expect(waiting.application_name).toBe(`request ${id}`);
  expect(answer.status).toBe(200);
  const names = (await activities()).map(({ application_name }) => application_name);
  expect(names).not.toContain(`request ${id}`);
});

/** The lock of another request of the person. */
function ownRow(): string {
  return `select from users where id = '${me.userID}' for no key update`;
}

/** Sends a request that waits behind a lock, and answers with what the database shows of it. */
async function askBehind(lock: string, path: string, fields: object) {
  const body = { user_id: me.userID, ...fields };
  const headers = { 'x-request-id': id };
  let answer: Promise<Response> | undefined;
  let waiting: Awaited<ReturnType<typeof activities>> = [];
  await world.hold(lock, async () => {
    answer = send(app, 'POST', path, body, { bearer: me.token, headers });
    await world.untilWaiting(1);
    waiting = (await activities()).filter(({ wait_event_type }) => wait_event_type === 'Lock');
  });
  const [one] = waiting;
  if (one === undefined || answer === undefined) throw new Error('Nothing waited.');
  return { waiting: one, answer: await answer };
}

async function activities() {
  const { rows } = (await world.connection.db.execute(sql`
    select application_name, query, wait_event_type from pg_stat_activity
    where datname = current_database()`)) as unknown as {
    rows: { application_name: string; query: string; wait_event_type: string | null }[];
  };
  return rows;
}
