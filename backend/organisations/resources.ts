import { and, count, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { type JudgedSlot, judgeDay } from '#domain/availability.ts';
import { type Asked, isAroundDays, milliseconds, valuesOf } from '../bookings/asked.ts';
import { resourceBookings } from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import {
  branches,
  departments,
  organisationMembers,
  organisations,
  resources,
} from '../db/organisation-schema.ts';
import { prepared } from '../db/prepared.ts';
import { users } from '../db/schema.ts';
import { refusal } from '../http/refusal.ts';
import { isStillOpen, requireStillOpen } from '../sessions/sessions.ts';

/** A resource and the name of its organisation. */
type OwnedResource = typeof resources.$inferSelect & { readonly organisation: string };

/** A resource, and everything that decides whether a person can book it on the asked days. */
export interface OfferedResource extends OwnedResource {
  /** Its booked slots around those days. */
  readonly booked: readonly BookedSlot[];
  /** The booked slots of the person, of all resources, that are to come. */
  readonly openSlots: number;
  /** The person's turns to book so far, see bookings/turn.ts. */
  readonly turns: number;
}

/** A booked slot; `start` and `end` are in milliseconds since 1970. */
interface BookedSlot {
  readonly id: string;
  readonly day: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly start: number;
  readonly end: number;
  readonly isOwn: boolean;
}

const resourceId = sql.placeholder('resourceId');
const userId = sql.placeholder('userId');

const resourceById = prepared((db) =>
  db.select().from(ownedResource(db)).prepare('resource_by_id'),
);

const offerById = prepared((db) =>
  db
    .select()
    .from(ownedResource(db))
    .crossJoin(nearBookings(db))
    .crossJoin(openSlots(db))
    .prepare('resource_offer_by_id'),
);

/**
 * A resource for a member of its organisation; a 404 if it is unknown, a 403 for other people, a 401 for
 * an account that has been deleted, or a session that has been ended.
 */
export async function resourceFor(
  db: Database,
  resourceId: string,
  asked: Pick<Asked, 'userId' | 'sessionId'>,
): Promise<OwnedResource> {
  const [found] = await resourceById(db).execute({ resourceId, ...asked });
  return requireMember(db, asked, found);
}

/** The same resource with everything that decides about the asked days. */
export async function offeredResource(
  db: Database,
  resourceId: string,
  asked: Asked,
): Promise<OfferedResource> {
  const rows = await offerById(db).execute({ resourceId, ...valuesOf(asked) });
  const [found] = rows.map(({ resource, near, open }) => ({ ...resource, ...near, ...open }));
  return requireMember(db, asked, found);
}

/** The slots of a resource on an asked day; used for listing and for booking. */
export function judgeResource(resource: OfferedResource, { day, now }: Asked): JudgedSlot[] {
  const { zone, hours, slotMinutes: minutes, booked } = resource;
  const busy = booked.map(({ start, end }) => ({
    start: new Date(start),
    end: new Date(end),
    isJoinable: false,
  }));
  const working = { zone, hours };
  return judgeDay({ working, day, minutes, now, floorDays: 0, isTooClose: false, busy });
}

/** Whether a resource has a free slot on an asked day. */
export function hasFree(resource: OfferedResource, asked: Asked): boolean {
  return judgeResource(resource, asked).some(({ verdict }) => verdict === 'free');
}

async function requireMember<Found extends { readonly memberId: string | null }>(
  db: Database,
  asked: Pick<Asked, 'userId' | 'sessionId'>,
  found: Found | undefined,
): Promise<Found> {
  if (found === undefined) {
    await requireStillOpen(db, asked);
    throw refusal(404, (say) => say.noResource);
  }
  if (found.memberId !== null) return found;
  throw refusal(403, (say) => say.notAMember);
}

function ownedResource(db: Database) {
  return db
    .select({
      ...getTableColumns(resources),
      organisation: sql<string>`${organisations.name}`.as('organisation'),
      memberId: organisationMembers.userId,
      turns: users.bookingTurns,
    })
    .from(resources)
    .innerJoin(departments, eq(departments.id, resources.departmentId))
    .innerJoin(branches, eq(branches.id, departments.branchId))
    .innerJoin(organisations, eq(organisations.id, branches.organisationId))
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(
      organisationMembers,
      and(
        eq(organisationMembers.organisationId, organisations.id),
        eq(organisationMembers.userId, users.id),
      ),
    )
    .where(and(eq(resources.id, resourceId), isStillOpen()))
    .as('resource');
}

/** The booked slots around the asked days, as one JSON text. */
function nearBookings(db: Database) {
  const { startsAt, endsAt, startTime, endTime } = resourceBookings;
  const slot = sql`json_build_object(
    'id', ${resourceBookings.id}, 'day', ${resourceBookings.day}, 'startTime', ${startTime}, 'endTime', ${endTime},
    'start', ${milliseconds(startsAt)}, 'end', ${milliseconds(endsAt)},
    'isOwn', ${eq(resourceBookings.userId, userId)})`;
  return db
    .select({ booked: sql<readonly BookedSlot[]>`coalesce(json_agg(${slot}), '[]')`.as('booked') })
    .from(resourceBookings)
    .where(and(eq(resourceBookings.resourceId, resourceId), isAroundDays(resourceBookings)))
    .as('near');
}

/** Counts the booked slots of the person, of all resources, that are to come. */
function openSlots(db: Database) {
  return db
    .select({ openSlots: count().as('open_slots') })
    .from(resourceBookings)
    .where(
      and(
        eq(resourceBookings.userId, userId),
        gt(resourceBookings.startsAt, sql.placeholder('now')),
      ),
    )
    .as('open');
}
