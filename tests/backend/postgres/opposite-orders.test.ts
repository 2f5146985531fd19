// @vitest-environment node
import pWaitFor from 'p-wait-for';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Connection } from '../../../backend/db/database.ts';
import { openPostgres } from '../../../backend/db/postgres.ts';
import { seed } from '../../../backend/seeds/seed.ts';
import { aadhaarHashKey, appOn, send } from '../support/backend.ts';
import { manyPeople } from '../support/people.ts';
import { createDatabase } from '../support/postgres/databases.ts';

const now = new Date('2026-03-14T09:00:00.000Z');
const date = '2026-03-16';
const resource = 'commons-meeting-room';
const { server = '', template = '' } = inject('postgres') ?? {};
let database: Awaited<ReturnType<typeof createDatabase>>;
let connection: Connection;
let stranger: Client;
let watcher: Client;

beforeAll(async () => {
  database = await createDatabase(server, template);
  connection = await openPostgres(database.url, () => {});
  await seed(connection.db, aadhaarHashKey, now);
  stranger = new Client({ connectionString: database.url });
  watcher = new Client({ connectionString: server });
  await Promise.all([stranger.connect(), watcher.connect()]);
});

afterAll(async () => {
  await Promise.all([stranger.end(), watcher.end()]);
  await connection.close();
  await database.drop();
});

it('PostgreSQL: of two people who want the same slots in opposite orders one gets them, and the other hears that they are taken', async () => {
  const people = await manyPeople(connection.db, 2, now);
  const slots = [10, 11, 12].map((hour) => ({ start: `${hour}:00`, end: `${hour + 1}:00` }));
  const app = appOn(connection.db, () => now);

  // A third booking of the slot in the middle holds both up, where neither has written all slots.
  await stranger.query(
    `begin; insert into resource_bookings
      select gen_random_uuid(), '${resource}', id, '${date}', '11:00', '12:00',
        '${date}T11:00+05:30', '${date}T12:00+05:30', now() from users limit 1`,
  );
  const answers = people.map(({ userID: userId, token: bearer }, index) => {
    const wanted = index === 0 ? slots : slots.toReversed();
    const body = { date, slots: wanted, userId };
    return send(app, 'POST', `/resource/${resource}/book`, body, { bearer });
  });
  const waiting = 'select pid from pg_stat_activity where datname = $1 and wait_event_type = $2';
  await pWaitFor(async () => {
    const { rowCount } = await watcher.query(waiting, [database.name, 'Lock']);
    return rowCount === 2;
  });
  await stranger.query('rollback');

  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});
