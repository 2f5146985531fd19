// @vitest-environment node
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUpBackend } from './support/backend.ts';
import { addPartner, addService, daily } from './support/offer.ts';
import type { Person } from './support/people.ts';
import { statementsDuring } from './support/statements.ts';
import { setUpTwoPeople } from './support/two-people.ts';

/*
 * Past one database, rows are spread by the partner and by the resource that they are of
 * (docs/scale.md): a rule between two rows, and a statement that books, must be within one of them.
 */

const partner = 'partner';
const resource = 'commons-meeting-room';
const date = '2026-03-16';

/** The tables that are spread, and the value by which this test's rows are. */
const spread: Readonly<Record<string, string>> = {
  partners: partner,
  services: partner,
  service_sessions: partner,
  bookings: partner,
  resources: resource,
  resource_bookings: resource,
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
const [me, other] = setUpTwoPeople(backend);

beforeEach(async () => {
  await addPartner(backend.db, partner, daily('09:00', '17:00'));
  await addService(backend.db, partner, 'alone', { bookingGapDays: 1 });
  await addService(backend.db, partner, 'group', { sessionType: 'one2many', maxCapacity: 2 });
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
  it.each<[string, () => Promise<void>, (id: string) => Promise<void>, string[]]>([
    ['a first booking', nothing, () => book(me, 'alone'), []],
    ['a seat in a group', () => book(other, 'group'), () => book(me, 'group'), []],
    ['a refused booking', () => book(other, 'alone'), () => book(me, 'alone', 409), []],
    ['a list of free times', nothing, listSlots, []],
    ['a move', () => book(me, 'alone'), move, [find, list]],
    ['a cancellation', () => book(me, 'group'), cancel, [find]],
    ['a booking of a resource', nothing, bookResource, []],
    ['a list of a resource’s times', nothing, listResourceSlots, []],
    ['a cancellation of a resource', bookResource, cancel, [find]],
  ])('%s', async (_, before, act, askedEverywhere) => {
    await before();
    const id = await ownBooking();
    const statements = await statementsDuring(() => act(id));
    const unrouted = statements.filter(({ text, values }) => {
      const named = Object.entries(spread).filter(([table]) => text.includes(`"${table}"`));
      return !named.every(([, key]) => values.includes(key));
    });
    const lost = unrouted.map(({ name, text }) => name ?? text.split(' from ')[0]);
    expect(lost).toEqual(askedEverywhere);
  });
});

async function nothing(): Promise<void> {}

async function book({ userID, token }: Person, service_id: string, status = 201): Promise<void> {
  const times = { date, start_time: '10:00', end_time: '11:00' };
  const body = { user_id: userID, partner_id: partner, service_id, ...times };
  await send('/bookings/confirm', body, token, status);
}

function move(id: string): Promise<void> {
  return send(`/bookings/${id}/move`, {
    user_id: me.userID,
    date,
    start_time: '12:00',
    end_time: '13:00',
  });
}

function cancel(id: string): Promise<void> {
  return send(`/bookings/${id}/cancel`, { user_id: me.userID });
}

function listSlots(): Promise<void> {
  const asked = { owner_id: partner, owner_type: 'partner', date, service_duration: 60 };
  return send('/calendar/slots-by-date', { ...asked, location_mode: 'Here' });
}

function bookResource(): Promise<void> {
  const slots = [{ start: '10:00', end: '11:00' }];
  return send(`/resource/${resource}/book`, { date, slots, userId: me.userID });
}

async function listResourceSlots(): Promise<void> {
  const path = `/resource/${resource}/slots?date=${date}`;
  expect((await backend.get(path, { bearer: me.token })).status).toBe(200);
}

/** The id of my booking; empty without one. */
async function ownBooking(): Promise<string> {
  const path = `/bookings?user_id=${me.userID}`;
  const { bookings } = await (await backend.get(path, { bearer: me.token })).json();
  return bookings[0]?.booking_id ?? '';
}

async function send(path: string, body: object, bearer = me.token, status?: number): Promise<void> {
  const response = await backend.post(path, body, { bearer });
  if (status === undefined) expect(response.ok, await response.text()).toBe(true);
  else expect(response.status).toBe(status);
}
