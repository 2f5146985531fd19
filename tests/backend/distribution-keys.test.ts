// @vitest-environment node
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../scripts/many-people.ts';
import { setUpBackend } from './support/backend.ts';
import { bookingAt, hourFrom, monday, room } from './support/booking.ts';
import { addOffer, addService } from './support/offer.ts';
import { statementsDuring } from './support/statements.ts';
import { setUpTwoPeople } from './support/two-people.ts';

/*
 * Past one database, rows are spread by the partner and by the resource that they are of
 * (docs/scale.md): a rule between two rows, and a statement that books, must be within one of them.
 */

const partner = 'partner';

/** The tables that are spread, and the value by which this test's rows are. */
const spread: Readonly<Record<string, string>> = {
  partners: partner,
  services: partner,
  service_sessions: partner,
  bookings: partner,
  resources: room,
  resource_bookings: room,
};

/** Columns by which a table is spread, and those that are of one partner or resource alone. */
const keys: Readonly<Record<string, readonly string[]>> = {
  partners: ['id'],
  services: ['partner_id'],
  service_sessions: ['partner_id'],
  bookings: ['service_id', 'session_id'],
  resources: ['id'],
  resource_bookings: ['resource_id'],
};

/** Random identifiers, and those of services: they are unique wherever they are made. */
const uniqueAnywhere = [
  'bookings_pkey',
  'resource_bookings_pkey',
  'service_sessions_pkey',
  'services_pkey',
];

/**
 * Statements that know the person and the booking alone, so that every database is asked: they may
 * only get fewer.
 */
const find = 'own_booking_by_id';
const list = 'select row_to_json(own)';

const backend = setUpBackend();
const { confirm, bookSlots, move, cancel, ownBookings, askForSlots } = bookingAt(backend);
const [me, other] = setUpTwoPeople(backend);

beforeEach(async () => {
  await addOffer(backend.db);
  await addService(backend.db, partner, 'rare', { bookingGapDays: 1 });
});

it('Past one database: each rule between two rows is within one partner or one resource', async () => {
  const rules = await backend.db
    .select({
      name: sql<string>`conname::text`,
      table: sql<string>`relname::text`,
      columns: sql<string[]>`(select json_agg(attname) from pg_attribute
        where attrelid = conrelid and attnum = any (conkey))`,
    })
    .from(sql`pg_constraint join pg_class on pg_class.oid = conrelid`)
    .where(sql`contype in ('p', 'u', 'x') and connamespace = 'public'::regnamespace`);
  const ofSpread = rules.filter(({ table }) => table in spread);
  expect(ofSpread.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['service_sessions_apart', 'bookings_gap', 'resource_bookings_apart']),
  );
  const outside = ofSpread.filter(
    ({ table, columns }) => !keys[table]?.some((key) => columns.includes(key)),
  );
  expect(outside.map(({ name }) => name).sort()).toEqual(uniqueAnywhere);
});

describe('Past one database: the statements name the partner or the resource', () => {
  it.each<[string, () => Promise<Response>, (id: string) => Promise<Response>, string[], number?]>([
    ['a first booking', nothing, () => book(me, 'rare'), [], 201],
    ['a seat in a group', () => book(other, 'group'), () => book(me, 'group'), [], 201],
    ['a refused booking', () => book(other, 'rare'), () => book(me, 'rare'), [], 409],
    ['a list of free times', nothing, () => askForSlots(me), []],
    ['a move', () => book(me, 'rare'), (id) => move(me, id, hourFrom('12:00')), [find, list]],
    ['a cancellation', () => book(me, 'group'), (id) => cancel(me, id), [find]],
    ['a booking of a resource', nothing, () => bookSlots(me), []],
    ['a list of a resource’s times', nothing, listResourceSlots, []],
    ['a cancellation of a resource', () => bookSlots(me), (id) => cancel(me, id), [find]],
  ])('%s', async (_, before, act, askedEverywhere, status = 200) => {
    await before();
    const [own] = await ownBookings(me);
    const statements = await statementsDuring(async () =>
      expect((await act(own?.booking_id ?? '')).status).toBe(status),
    );
    const unrouted = statements.filter(({ text, values }) => {
      const named = Object.entries(spread).filter(([table]) => text.includes(`"${table}"`));
      return !named.every(([, key]) => values.includes(key));
    });
    const lost = unrouted.map(({ name, text }) => name ?? text.split(' from ')[0]);
    expect(lost).toEqual(askedEverywhere);
  });
});

async function nothing(): Promise<Response> {
  return new Response();
}

function book(person: Person, service_id: string): Promise<Response> {
  return confirm(person, { service_id });
}

function listResourceSlots(): Promise<Response> {
  return backend.get(`/resource/${room}/slots?date=${monday}`, { bearer: me.token });
}
