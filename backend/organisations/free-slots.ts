import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { judgeOf } from '#domain/availability.ts';
import type { OpenHours } from '#domain/working-hours.ts';
import { KnownZone } from '#domain/zoned-time.ts';
import { type Asked, isAroundDays, milliseconds, valuesOf } from '../bookings/asked.ts';
import { resourceBookings } from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import {
  branches,
  departments,
  organisationMembers,
  resources,
} from '../db/organisation-schema.ts';
import { prepared } from '../db/prepared.ts';

/** Resources with the same slots on every day. */
interface Alike {
  readonly ids: readonly string[];
  readonly zone: string;
  readonly hours: readonly OpenHours[];
  readonly minutes: number;
}

/** A booked slot; `start` and `end` are in milliseconds since 1970. */
interface BookedSlot {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/**
 * How many slots of each resource of the person's organisations can still be booked on the day.
 * A day is divided once for all resources with the same hours.
 */
export async function freeSlots(db: Database, asked: Asked): Promise<Map<string, number>> {
  const [{ alike, booked } = { alike: [], booked: [] }] = await ownResources(db).execute(
    valuesOf(asked),
  );
  const busy = Map.groupBy(booked, ({ id }) => id);
  const free = new Map<string, number>();
  for (const { ids, zone, hours, minutes } of alike) {
    // A row from before the rule of the table may have a zone that Node does not know.
    if (!v.is(KnownZone, zone)) continue;
    const judge = judgeOf({
      working: { zone, hours },
      day: asked.day,
      minutes,
      now: asked.now,
      floorDays: 0,
      isTooClose: false,
    });
    const countFree = (slots: readonly BookedSlot[]) =>
      judge(
        slots.map(({ start, end }) => ({
          start: new Date(start),
          end: new Date(end),
          isJoinable: false,
        })),
      ).filter(({ verdict }) => verdict === 'free').length;
    const unbooked = countFree([]);
    for (const id of ids) {
      const slots = busy.get(id);
      free.set(id, slots ? countFree(slots) : unbooked);
    }
  }
  return free;
}

/** The resources of the person's organisations, and their booked slots around the day. */
const ownResources = prepared((db) => {
  const own = db.$with('own').as(
    db
      .select({
        id: resources.id,
        zone: resources.zone,
        hours: resources.hours,
        minutes: resources.slotMinutes,
      })
      .from(organisationMembers)
      .innerJoin(branches, sql`${branches.organisationId} = ${organisationMembers.organisationId}`)
      .innerJoin(departments, sql`${departments.branchId} = ${branches.id}`)
      .innerJoin(resources, sql`${resources.departmentId} = ${departments.id}`)
      .where(sql`${organisationMembers.userId} = ${sql.placeholder('userId')}`),
  );
  const { resourceId, startsAt, endsAt } = resourceBookings;
  const alike = sql<readonly Alike[]>`(
    select coalesce(json_agg(alike), '[]') from (
      select json_agg(id) as ids, zone, hours, slot_minutes as minutes
      from ${own} group by zone, hours, slot_minutes) as alike)`;
  const booked = sql<readonly BookedSlot[]>`(
    select coalesce(json_agg(json_build_object(
      'id', ${resourceId}, 'start', ${milliseconds(startsAt)}, 'end', ${milliseconds(endsAt)})), '[]')
    from ${resourceBookings}
    where ${isAroundDays(resourceBookings)} and ${resourceId} in (select id from ${own}))`;
  return db
    .with(own)
    .select({ alike: alike.as('alike'), booked: booked.as('booked') })
    .from(sql`(select 1) as once`)
    .prepare('own_resources_of_a_day');
});
