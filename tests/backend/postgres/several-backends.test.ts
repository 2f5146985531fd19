// @vitest-environment node
import pWaitFor from 'p-wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { daysAfter } from '#domain/working-hours.ts';
import { bookings } from '../../../backend/db/booking-schema.ts';
import type { Connection } from '../../../backend/db/database.ts';
import { openPostgres } from '../../../backend/db/postgres.ts';
import { isValid, post, signUp } from '../support/calls.ts';
import { manyPeople, type Person } from '../support/people.ts';
import { createDatabase } from '../support/postgres/databases.ts';
import { openWay, type Way } from '../support/postgres/way.ts';
import { type BackendProcess, startProcess } from '../support/process.ts';

// `STORM_ROUNDS=12 npx vitest run --project postgres several` repeats each storm with more people.
const rounds = Number(process.env.STORM_ROUNDS ?? 1);
const crowd = rounds > 1 ? 200 : 40;
const service = {
  partner_id: 'dr-lakshmi-prasad',
  service_id: 'family-doctor-lakshmi-prasad',
};
const today = new Date().toISOString().slice(0, 10);
let database: Awaited<ReturnType<typeof createDatabase>>;
let way: Way;
let connection: Connection;
let backends: BackendProcess[];
let people: Person[];
let days = 0;

beforeAll(async () => {
  const { server = '' } = inject('postgres') ?? {};
  database = await createDatabase(server);
  way = await openWay(database.url);
  backends = [1, 2, 3].map(() => startProcess({ DATABASE_URL: way.url }));
  await Promise.all(backends.map(({ ready }) => ready));
  connection = await openPostgres(database.url, () => {});
  people = await manyPeople(connection.db, crowd, new Date());
});

beforeEach(() => connection.db.delete(bookings));

afterAll(async () => {
  for (const { child, ended } of backends) {
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
  await connection.close();
  await way.cut();
  await database.drop();
});

it('Several backends that start at once on an empty PostgreSQL share accounts and sessions', async () => {
  const urls = await Promise.all(backends.map(({ ready }) => ready));
  const { token } = await signUp(urls[0] ?? '', '+919000012345');
  for (const url of urls) expect(await isValid(url, token)).toBe(true);
});

describe('Several backends on one PostgreSQL', () => {
  it('of a crowd that books one slot over all of them at once, one person gets it', async () => {
    for (let round = 0; round < rounds; round++) {
      const [slot] = await freeSlots(1);
      const statuses = await Promise.all(people.map((person, at) => book(person, at, slot)));
      expect(tallied(statuses)).toEqual({ 201: 1, 409: crowd - 1 });
    }
    expect(await connection.db.select().from(bookings)).toHaveLength(rounds);
  });

  it('a backend that is killed under load loses no booking and makes none twice', async () => {
    for (let round = 0; round < rounds; round++) {
      const victim = round % backends.length;
      await bookAll(round, async () => backends[victim]?.child.kill('SIGKILL'));
      expect(await backends[victim]?.ended).toBe('SIGKILL');
      const next = startProcess({ DATABASE_URL: way.url });
      backends[victim] = next;
      await next.ready;
    }
  });

  it('an outage of the database ends no backend, and what failed succeeds when it is back', async () => {
    for (let round = 0; round < rounds; round++) {
      const refused: number[] = [];
      await bookAll(round, way.cut, refused, async () => {
        await pWaitFor(() => refused.length >= crowd / 4);
        await way.restore();
      });
      expect(new Set(refused)).toEqual(new Set([503]));
    }
    for (const { child, output } of backends) {
      expect([child.exitCode, output.stderr]).toEqual([null, '']);
    }
  });
});

/**
 * Each person books a slot of their own, and asks again until it is booked. The blow falls while the
 * first half books, and before the second half begins.
 */
async function bookAll(
  round: number,
  blow: () => Promise<unknown>,
  refused: number[] = [],
  mend = async () => {},
): Promise<void> {
  await connection.db.delete(bookings);
  const slots = await freeSlots(crowd);
  const struck = pWaitFor(async () => (await connection.db.$count(bookings)) >= crowd / 4, {
    interval: 5,
  }).then(blow);
  const bookUntilDone = async (person: Person, index: number) => {
    if (index >= crowd / 2) await struck;
    let turn = index + round;
    const isBooked = async () => {
      const status = await book(person, turn++, slots[index]).catch(() => undefined);
      if (status !== undefined && status >= 500) refused.push(status);
      else if (status !== undefined) expect(status).toBe(201);
      return status === 201;
    };
    await pWaitFor(isBooked, { interval: 20 });
  };
  await Promise.all([...people.map(bookUntilDone), struck.then(mend)]);
  const rows = await connection.db.select().from(bookings);
  expect(rows.map(({ userId }) => userId).sort()).toEqual(
    people.map(({ userID }) => userID).sort(),
  );
}

interface Slot {
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
}

/** Slots of days that no earlier storm has used. */
async function freeSlots(count: number): Promise<Slot[]> {
  const found: Slot[] = [];
  while (found.length < count) {
    const date = daysAfter(today, ++days);
    const asked = {
      owner_id: service.partner_id,
      owner_type: 'partner',
      date,
      service_duration: 20,
      location_mode: 'At the clinic',
    };
    const url = (await backends[0]?.ready) ?? '';
    const response = await post(`${url}/calendar/slots-by-date`, asked, people[0]?.token);
    const { slots } = (await response.json()) as { slots: Omit<Slot, 'date'>[] };
    found.push(...slots.map((slot) => ({ ...slot, date })));
  }
  return found;
}

/** Books at one of the backends, in turn. */
async function book(person: Person, turn: number, slot: Slot | undefined): Promise<number> {
  const url = await backends[turn % backends.length]?.ready;
  const body = { ...service, ...slot, user_id: person.userID };
  const response = await post(`${url}/bookings/confirm`, body, person.token);
  await response.arrayBuffer();
  return response.status;
}

function tallied(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
