import { and, eq, sql } from 'drizzle-orm';
import { type JudgedSlot, judgeDay } from '#domain/availability.ts';
import { resourceBookings } from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import {
  branches,
  departments,
  organisationMembers,
  organisations,
  resources,
} from '../db/organisation-schema.ts';
import { refusal } from '../http/refusal.ts';

/** A resource and the name of its organisation. */
export type OwnedResource = typeof resources.$inferSelect & { readonly organisation: string };

/** A resource for a member of its organisation; a 404 if it is unknown, a 403 for other people. */
export async function resourceFor(
  db: Database,
  resourceId: string,
  userId: string,
): Promise<OwnedResource> {
  const [found] = await db
    .select({
      resource: resources,
      organisation: organisations.name,
      member: organisationMembers.userId,
    })
    .from(resources)
    .innerJoin(departments, eq(departments.id, resources.departmentId))
    .innerJoin(branches, eq(branches.id, departments.branchId))
    .innerJoin(organisations, eq(organisations.id, branches.organisationId))
    .leftJoin(
      organisationMembers,
      and(
        eq(organisationMembers.organisationId, organisations.id),
        eq(organisationMembers.userId, userId),
      ),
    )
    .where(eq(resources.id, resourceId));
  if (found === undefined) throw refusal(404, 'There is no such resource.');
  if (found.member === null) {
    throw refusal(403, 'This belongs to an organisation that you are not a member of.');
  }
  return { ...found.resource, organisation: found.organisation };
}

/**
 * The slots of a resource on a day (`YYYY-MM-DD` in its zone); used for listing and for booking.
 */
export async function judgeResource(
  db: Database,
  resource: OwnedResource,
  day: string,
  now: Date,
): Promise<JudgedSlot[]> {
  const { id, zone, hours, slotMinutes: minutes } = resource;
  const booked = await db
    .select({ start: resourceBookings.startsAt, end: resourceBookings.endsAt })
    .from(resourceBookings)
    .where(
      and(
        eq(resourceBookings.resourceId, id),
        // Wide enough for every zone, also the server's; in the words of the constraint, so that
        // its index is used.
        sql`tstzrange(${resourceBookings.startsAt}, ${resourceBookings.endsAt}) && tstzrange(${day}::date - 2, ${day}::date + 4)`,
      ),
    );
  const busy = booked.map((times) => ({ ...times, isJoinable: false }));
  return judgeDay({
    working: { zone, hours },
    day,
    minutes,
    now,
    floorDays: 0,
    isTooClose: false,
    busy,
  });
}
