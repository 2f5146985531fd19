// @vitest-environment node
import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookings, resourceBookings, serviceSessions } from '../../../backend/db/booking-schema.ts';
import type { Connection } from '../../../backend/db/database.ts';
import { resources } from '../../../backend/db/organisation-schema.ts';
import { sessions, users } from '../../../backend/db/schema.ts';
import { everybodyJoinsOpenOrganisations } from '../../../backend/organisations/members.ts';
import { defaultQuotas } from '../../../backend/quotas/quotas.ts';
import { seed } from '../../../backend/seeds/seed.ts';
import { manyPeople, type Person } from '../../../scripts/many-people.ts';
import { aadhaarHashKey, appOn, type Calls, callsOf } from '../support/backend.ts';
import { bookingAt, hourFrom, slotsFrom, tallied } from '../support/booking.ts';
import { openTestDatabase } from '../support/database.ts';
import { addPartner, addService, daily } from '../support/offer.ts';

/*
 * The way past one database that docs/scale.md describes, on three of one server: each partner and
 * each resource has its home, where a router sends what is asked of it; people are known in all.
 */

const now = new Date('2026-03-14T09:00:00.000Z');
const crowd = 30;
const seats = 7;
const homes = [0, 1, 2];

let spread: Connection[];
let people: Person[];

beforeAll(async () => {
  spread = await Promise.all(homes.map(open));
  people = await manyPeople(dbOf(0), crowd, now);
  const ids = people.map(({ userID }) => userID);
  const known = await dbOf(0).select().from(users).where(inArray(users.id, ids));
  const signedIn = await dbOf(0).select().from(sessions).where(inArray(sessions.userId, ids));
  for (const home of [1, 2]) {
    await dbOf(home).insert(users).values(known);
    await dbOf(home).insert(sessions).values(signedIn);
    await everybodyJoinsOpenOrganisations(dbOf(home));
  }
});

beforeEach(async () => {
  for (const home of homes) {
    for (const table of [bookings, serviceSessions, resourceBookings]) {
      await dbOf(home).delete(table);
    }
  }
});

afterAll(async () => {
  for (const connection of spread) await connection.close();
});

describe('Three databases, with partners and resources spread over them', () => {
  it('of a crowd that books at partners of all of them, each slot gets one person and each group its seats', async () => {
    const storm = async (partner: string, service: 'alone' | 'group') =>
      tallied(await Promise.all(people.map((person) => book(person, partner, service))));
    const answers = await Promise.all(
      homes.map((home) => {
        const [first, second] = partnersAt(home);
        return Promise.all([storm(first, 'alone'), storm(second, 'group')]);
      }),
    );
    const one = { 201: 1, 409: crowd - 1 };
    const full = { 201: seats, 409: crowd - seats };
    expect(answers).toEqual(homes.map(() => [one, full]));
    for (const home of homes) {
      const rows = await dbOf(home).select().from(serviceSessions);
      expect(rows.map(({ partnerId }) => partnerId).sort()).toEqual(partnersAt(home));
      expect(rows.reduce((sum, { taken }) => sum + taken, 0)).toBe(1 + seats);
      expect(await dbOf(home).$count(bookings)).toBe(1 + seats);
    }
  });

  it('of a crowd that books resources of all of them, each slot gets one person', async () => {
    const book = async (person: Person, resource: string) => {
      const { bookSlots } = bookingAt(backendOf(homeOf(resource)));
      return (await bookSlots(person, slotsFrom('10:00'), { resource })).status;
    };
    const storm = async (resource: string) =>
      tallied(await Promise.all(people.map((person) => book(person, resource))));
    const one = { 200: 1, 409: crowd - 1 };
    expect(await Promise.all(homes.map(roomAt).map(storm))).toEqual(homes.map(() => one));
  });

  it('the first page of a person’s bookings comes from the first pages of all of them', async () => {
    const [person] = people as [Person];
    for (const home of homes) {
      const [first, second] = partnersAt(home);
      expect(await book(person, first, 'alone', 15 - home)).toBe(201);
      expect(await book(person, second, 'group', 10 + home)).toBe(201);
    }
    expect(await ownBookings(person, 2)).toEqual(['10:00', '11:00']);
    expect(await ownBookings(person, 9)).toEqual(
      [10, 11, 12, 13, 14, 15].map((hour) => `${hour}:00`),
    );
  });

  it('a quota with one partner holds, and one over all partners counts in each database alone', async () => {
    const [person] = people as [Person];
    const openBookings = { withPartnerADay: 1, inAll: 2 };
    const statuses: number[] = [];
    for (const [first, second] of homes.map(partnersAt)) {
      for (const [partner, hour] of [
        [first, 10],
        [first, 11],
        [second, 10],
        [second, 11],
      ] as const) {
        statuses.push(await book(person, partner, 'alone', hour, openBookings));
      }
    }
    expect(statuses).toEqual(homes.flatMap(() => [201, 409, 201, 409]));
    expect(await ownBookings(person, 9)).toHaveLength(openBookings.inAll * homes.length);
  });
});

/** A database with the partners and resources whose home it is. */
async function open(home: number): Promise<Connection> {
  const connection = await openTestDatabase();
  const { db } = connection;
  await seed(db, aadhaarHashKey, now);
  const isRoom = eq(resources.id, 'commons-meeting-room');
  await db
    .update(resources)
    .set({ id: roomAt(home) })
    .where(isRoom);
  for (const partner of partnersAt(home)) {
    await addPartner(db, partner, daily('09:00', '17:00'));
    await addService(db, partner, `${partner}-alone`);
    const group = { sessionType: 'one2many', maxCapacity: seats };
    await addService(db, partner, `${partner}-group`, group);
  }
  return connection;
}

/** The router's rule: one home for one partner or resource, whoever asks. */
function homeOf(key: string): number {
  return createHash('sha256').update(key).digest().readUInt32BE() % homes.length;
}

function dbOf(home: number) {
  const at = spread[home];
  if (at === undefined) throw new Error(`There is no database ${home}.`);
  return at.db;
}

/** Two partners whose home it is. */
function partnersAt(home: number): readonly [string, string] {
  const [first = '', second = ''] = idsAt(home, 'partner');
  return [first, second];
}

/** The meeting room whose home it is. */
function roomAt(home: number): string {
  return idsAt(home, 'room')[0] ?? '';
}

function idsAt(home: number, kind: string): string[] {
  const ids = Array.from({ length: 30 }, (_, nth) => `${kind}-${nth + 10}`);
  return ids.filter((id) => homeOf(id) === home);
}

/** Asks the backend of the partner's home. */
async function book(
  person: Person,
  partner_id: string,
  service: 'alone' | 'group',
  hour = 10,
  openBookings = defaultQuotas.openBookings,
): Promise<number> {
  const { confirm } = bookingAt(backendOf(homeOf(partner_id), openBookings));
  const wanted = { partner_id, service_id: `${partner_id}-${service}`, ...hourFrom(`${hour}:00`) };
  return (await confirm(person, wanted)).status;
}

function backendOf(home: number, openBookings = defaultQuotas.openBookings): Calls {
  const quotas = { ...defaultQuotas, openBookings };
  return callsOf(appOn(dbOf(home), () => now, { quotas }));
}

/** When a person's first bookings begin, as all databases together know them. */
async function ownBookings({ userID, token: bearer }: Person, limit: number): Promise<string[]> {
  const path = `/bookings?user_id=${userID}&limit=${limit}`;
  const pages = await Promise.all(
    homes.map(async (home) => {
      const response = await backendOf(home).get(path, { bearer });
      return (await response.json()).bookings as { starts_at: string; start_time: string }[];
    }),
  );
  return pages
    .flat()
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at))
    .slice(0, limit)
    .map(({ start_time }) => start_time);
}
