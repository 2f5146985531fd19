import { getTableName, sql } from 'drizzle-orm';
import {
  appointments,
  bookings,
  resourceBookings,
  serviceSessions,
} from '../../../backend/db/booking-schema.ts';
import type { Database } from '../../../backend/db/database.ts';
import { sessions, users } from '../../../backend/db/schema.ts';
import { partnerServices } from '../../../backend/seeds/services/partner-services.ts';
import { number } from '../part.ts';

/** So many that the bytes of an empty table do not count. */
const rows = 20_000;
const [{ id: service, partnerId: partner } = { id: '', partnerId: '' }] = partnerServices;
const resource = 'commons-meeting-room';

/** Prints the bytes of a row in each table that grows, with and without its indexes. */
export async function printSizes(db: Database): Promise<void> {
  await db.transaction(fill);
  console.log(`
| Table | Rows | Bytes a row | With its indexes |
| --- | --- | --- | --- |`);
  for (const table of [
    users,
    sessions,
    serviceSessions,
    bookings,
    appointments,
    resourceBookings,
  ]) {
    const count = await db.$count(table);
    const name = getTableName(table);
    const [size = { own: '0', all: '0' }] = await db
      .select({
        own: sql<string>`pg_table_size(${name}::regclass)`,
        all: sql<string>`pg_total_relation_size(${name}::regclass)`,
      })
      .from(sql`(select 1) as once`);
    const [own, all] = [size.own, size.all].map((bytes) => number(Number(bytes) / count));
    console.log(`| ${name} | ${number(count)} | ${own} | ${all} |`);
  }
}

/** Adds hours of one partner and of one resource, one after the other, each booked by a person in turn. */
async function fill(db: Database): Promise<void> {
  await db.execute(sql`
    create temporary table hours on commit drop as
    select gen_random_uuid() as session, gen_random_uuid() as booking, gen_random_uuid() as slot,
      person.id as person, timestamptz '2100-01-01 00:00Z' + nth * interval '1 hour' as start
    from generate_series(1, ${rows}::integer) as nth
    join (select id, row_number() over () - 1 as place, count(*) over () as people from users) as person
      on person.place = nth % person.people`);
  await db.execute(sql`
    insert into service_sessions (id, partner_id, service_id, day, start_time, end_time, starts_at,
      ends_at, capacity, taken)
    select session, ${partner}, ${service}, start::date, '10:00', '11:00', start,
      start + interval '1 hour', 1, 1 from hours`);
  await db.execute(sql`
    insert into bookings (id, session_id, user_id, service_id, day, gap_days, created_at)
    select booking, session, person, ${service}, start::date, 0, now() from hours`);
  await db.execute(sql`
    insert into appointments (id, user_id, time_slot, status, title, service_provider, booking_id)
    select gen_random_uuid(), person, start, 'Confirmed', 'Family doctor: Dr. Lakshmi Prasad',
      'Dr. Lakshmi Prasad', booking from hours`);
  await db.execute(sql`
    insert into resource_bookings (id, resource_id, user_id, day, start_time, end_time, starts_at,
      ends_at, created_at)
    select slot, ${resource}, person, start::date, '10:00', '11:00', start,
      start + interval '1 hour', now() from hours`);
}
