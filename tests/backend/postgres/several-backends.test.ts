// @vitest-environment node
import { and, eq } from 'drizzle-orm';
import pWaitFor from 'p-wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysAfter } from '#domain/working-hours.ts';
import { bookings, resourceBookings, serviceSessions } from '../../../backend/db/booking-schema.ts';
import type { Connection } from '../../../backend/db/database.ts';
import { openPostgres } from '../../../backend/db/postgres.ts';
import { createLog } from '../../../backend/log.ts';
import { defaultQuotas } from '../../../backend/quotas/quotas.ts';
import { partnerServices } from '../../../backend/seeds/services/partner-services.ts';
import { manyPeople, type Person } from '../../../scripts/many-people.ts';
import { slotsFrom, tallied } from '../support/booking.ts';
import { isValid, post, signUp } from '../support/calls.ts';
import { patience } from '../support/database.ts';
import { setUpDatabase } from '../support/postgres/own-database.ts';
import { openWay, type Way } from '../support/postgres/way.ts';
import { type BackendProcess, startProcess } from '../support/process.ts';

// `STORM_ROUNDS=12 npx vitest run --project postgres several` repeats each storm with more people.
const rounds = Number(process.env.STORM_ROUNDS ?? 1);
const crowd = rounds > 1 ? 200 : 40;
const doctor = 'family-doctor-lakshmi-prasad';
const yoga = 'sunrise-yoga-kavitha';
const today = new Date().toISOString().slice(0, 10);
const database = setUpDatabase({ isEmpty: true });
let way: Way;
let connection: Connection;
let backends: BackendProcess[];
let people: Person[];
let days = 0;

beforeAll(async () => {
  way = await openWay(database.url);
  backends = [1, 2, 3].map(() => startProcess({ DATABASE_URL: way.url }));
  await Promise.all(backends.map(({ ready }) => ready));
  connection = await openPostgres(database.url, createLog('silent'), patience);
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
});

it('Several backends that start at once on an empty PostgreSQL share accounts and sessions', async () => {
  const urls = await Promise.all(backends.map(({ ready }) => ready));
  const { token } = await signUp(urls[0] ?? '', '+919000012345');
  for (const url of urls) expect(await isValid(url, token)).toBe(true);
  await post(`${urls[0]}/logout`, {}, token);
  for (const url of urls) expect(await isValid(url, token)).toBe(false);
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

  it('a crowd that books one group fills it to its last seat, and its count of seats is that of its bookings', async () => {
    const seats = partnerServices.find(({ id }) => id === yoga)?.maxCapacity ?? 0;
    for (let round = 0; round < rounds; round++) {
      const [slot] = await freeDay(yoga, 1);
      const statuses = await Promise.all(people.map((person, at) => book(person, at, slot)));
      expect(tallied(statuses)).toEqual({ 201: seats, 409: crowd - seats });
      const [session] = await connection.db
        .select({ id: serviceSessions.id, taken: serviceSessions.taken })
        .from(serviceSessions)
        .where(and(eq(serviceSessions.serviceId, yoga), eq(serviceSessions.day, slot?.date ?? '')));
      const ofSession = eq(bookings.sessionId, session?.id ?? '');
      expect([session?.taken, await connection.db.$count(bookings, ofSession)]).toEqual([
        seats,
        seats,
      ]);
    }
  });

  it('of a crowd that books one resource, one person gets it', async () => {
    const slots = slotsFrom('10:00');
    const date = daysAfter(today, ++days);
    const statuses = await Promise.all(
      people.map((person, at) =>
        send(at, '/resource/commons-meeting-room/book', person, {
          date,
          slots,
          userId: person.userID,
        }),
      ),
    );
    expect(tallied(statuses)).toEqual({ 200: 1, 409: crowd - 1 });
    expect(await connection.db.$count(resourceBookings)).toBe(1);
  });

  it('one person who books at all of them at once books no more than a day’s quota', async () => {
    const { withPartnerADay } = defaultQuotas.openBookings;
    const slots = await freeDay(doctor, 2 * withPartnerADay);
    const [person] = people as [Person];
    const statuses = await Promise.all(slots.map((slot, at) => book(person, at, slot)));
    expect(tallied(statuses)).toEqual({
      201: withPartnerADay,
      409: slots.length - withPartnerADay,
    });
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
  readonly partner_id: string;
  readonly service_id: string;
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
}

/** Slots of the doctor, of days that no earlier storm has used. */
async function freeSlots(count: number): Promise<Slot[]> {
  const found: Slot[] = [];
  while (found.length < count) found.push(...(await freeDay(doctor, 1)));
  return found;
}

/** The slots of a service on the next day that has so many, and that no earlier storm has used. */
async function freeDay(service_id: string, least: number): Promise<Slot[]> {
  const service = partnerServices.find(({ id }) => id === service_id);
  const { partnerId: partner_id = '', durationMinutes, locationMode } = service ?? {};
  const date = daysAfter(today, ++days);
  const asked = {
    owner_id: partner_id,
    owner_type: 'partner',
    date,
    service_duration: durationMinutes,
    location_mode: locationMode,
  };
  const url = (await backends[0]?.ready) ?? '';
  const response = await post(`${url}/calendar/slots-by-date`, asked, people[0]?.token);
  const { slots } = (await response.json()) as {
    slots: Pick<Slot, 'start_time' | 'end_time'>[];
  };
  if (slots.length < least) return freeDay(service_id, least);
  return slots.map((slot) => ({ partner_id, service_id, date, ...slot }));
}

function book(person: Person, turn: number, slot: Slot | undefined): Promise<number> {
  return send(turn, '/bookings/confirm', person, { ...slot, user_id: person.userID });
}

/** Asks one of the backends, in turn. */
async function send(turn: number, path: string, { token }: Person, body: object): Promise<number> {
  const url = await backends[turn % backends.length]?.ready;
  const response = await post(`${url}${path}`, body, token);
  await response.arrayBuffer();
  return response.status;
}
