import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { type JudgedSlot, judgeDay } from '#domain/availability.ts';
import type { WorkingHours } from '#domain/working-hours.ts';
import { bookings, serviceSessions } from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { partners, services, users } from '../db/schema.ts';
import { refusal } from '../http/refusal.ts';
import { isStillOpen, requireStillOpen } from '../sessions/sessions.ts';
import { type Asked, milliseconds, valuesOf } from './asked.ts';
import type { OpenBookings } from './require-few-open.ts';

/** A service, and everything that decides whether a person can book it on the asked days. */
export interface OfferedService {
  readonly id: string;
  readonly name: string;
  readonly partnerId: string;
  readonly partnerName: string;
  readonly working: WorkingHours;
  readonly minutes: number;
  /** The number of people in one session: 1 unless it is a group. */
  readonly capacity: number;
  readonly gapDays: number;
  readonly floorDays: number;
  /** The partner's sessions within reach, but for one that the move would end. */
  readonly sessions: readonly NearSession[];
  /** When the session that the move would end begins, in milliseconds since 1970. */
  readonly leftStart: number | undefined;
  /** The person's booking of the service that was promised for the asked slot; null if they have none. */
  readonly booked: string | null;
  /** The person's bookings of the service that are too close to any of those days. */
  readonly close: readonly CloseBooking[];
  /** The person's open bookings, in all and on the first of those days. */
  readonly open: OpenBookings;
  /** The person's turns to book so far, see turn.ts. */
  readonly turns: number;
}

/** A session of the partner; `start` and `end` are in milliseconds since 1970. */
interface NearSession {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** Whether the person can have a seat in it: it is of this service, has one left, and is not theirs. */
  readonly isJoinable: boolean;
  /** Whether the booking that is to be moved is the only one in it. */
  readonly isLeft: boolean;
}

/** A booking on a day `YYYY-MM-DD` that is too close to days fewer than `gap` days away. */
interface CloseBooking {
  readonly day: string;
  readonly gap: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** For a group without a stated size; the largest number of the column. */
const unlimited = 2_147_483_647;

/**
 * The stretch whose sessions are read: from a wall time `HH:MM` in the partner's zone on the first asked
 * day, or a time `-HH:MM` before that day, to `length` minutes after it on the last one; null is the length
 * of the service.
 */
export interface Reach {
  readonly from: string;
  readonly length: number | null;
}

/**
 * A slot that begins on a day ends before the next one does, which may have 25 hours. With three hours more
 * on both sides, since the database may know the zone by other rules than ours, as after a new law.
 */
export const wholeDays: Reach = { from: '-03:00', length: (3 + 49 + 3) * 60 };

/** The slot alone that begins at a wall time. */
export function slotFrom(start: string): Reach {
  return { from: start, length: null };
}

const day = sql.placeholder('day');
const lastDay = sql.placeholder('lastDay');
const moving = sql`${sql.placeholder('moving')}::uuid`;

const offerById = prepared((db) =>
  selectOffer(
    db,
    and(
      eq(services.id, sql.placeholder('serviceId')),
      eq(services.partnerId, sql.placeholder('partnerId')),
    ),
  ).prepare('offer_by_id'),
);

const offersAlike = prepared((db) =>
  selectOffer(
    db,
    and(
      eq(services.partnerId, sql.placeholder('partnerId')),
      // As a number of any size, since a request may exceed the column's range.
      sql`${services.durationMinutes} = ${sql.placeholder('minutes')}::numeric`,
      eq(services.locationMode, sql.placeholder('locationMode')),
    ),
  ).prepare('offers_alike'),
);

/**
 * A partner's services of one length and place; a 404 for an unknown partner or service, a 401 for an
 * account that has been deleted, or a session that has been ended.
 */
export async function servicesLike(
  db: Database,
  alike: {
    readonly partnerId: string;
    readonly minutes: number;
    readonly locationMode: string;
  },
  asked: Asked,
): Promise<readonly OfferedService[]> {
  const rows = await offersAlike(db).execute({ ...alike, ...valuesOf(asked), ...wholeDays });
  if (rows.length > 0) return rows.map(toOffered);
  await requireStillOpen(db, asked);
  await requirePartner(db, alike.partnerId);
  throw refusal(404, (say) => say.noServiceAlike);
}

/**
 * A partner's service; a 404 if either is unknown, a 400 if they do not belong together, a 401 for an
 * account that has been deleted, or a session that has been ended. `reach` says which of the partner's sessions are read: for the slot to
 * book, those at its time are enough.
 */
export async function serviceOf(
  db: Database,
  partnerId: string,
  serviceId: string,
  asked: Asked,
  reach: Reach = wholeDays,
): Promise<OfferedService> {
  const [row] = await offerById(db).execute({
    partnerId,
    serviceId,
    ...valuesOf(asked),
    ...reach,
  });
  if (row !== undefined) return toOffered(row);
  await requireStillOpen(db, asked);
  const offers = eq(services.id, serviceId);
  const [service] = await db.select({ id: services.id }).from(services).where(offers);
  if (service === undefined) throw refusal(404, (say) => say.noService);
  await requirePartner(db, partnerId);
  throw refusal(400, (say) => say.notOffered);
}

/** The slots of a service on an asked day for the person; used for listing and for booking. */
export function judgeService(service: OfferedService, { day, now }: Asked): JudgedSlot[] {
  const busy = service.sessions.map(({ start, end, isJoinable }) => ({
    start: new Date(start),
    end: new Date(end),
    isJoinable,
  }));
  const isTooClose = service.close.some(
    (own) => Math.abs(Date.parse(own.day) - Date.parse(day)) < own.gap * dayMs,
  );
  return judgeDay({ ...service, day, now, isTooClose, busy });
}

async function requirePartner(db: Database, id: string): Promise<void> {
  const [partner] = await db.select({ id: partners.id }).from(partners).where(eq(partners.id, id));
  if (partner === undefined) throw refusal(404, (say) => say.noPartner);
}

function selectOffer(db: Database, where: SQL | undefined) {
  const near = nearSessions(db);
  const own = ownBookings(db);
  return db
    .select({
      service: services,
      partner: partners,
      turns: users.bookingTurns,
      sessions: near.sessions,
      booked: own.booked,
      close: own.close,
      open: { inAll: own.inAll, thatDay: own.thatDay },
    })
    .from(services)
    .innerJoin(partners, eq(partners.id, services.partnerId))
    .innerJoin(users, eq(users.id, sql.placeholder('userId')))
    .crossJoinLateral(near)
    .crossJoinLateral(own)
    .where(and(where, isStillOpen()))
    .orderBy(asc(services.id));
}

/** The partner's sessions within reach, as one JSON text. */
function nearSessions(db: Database) {
  const { startsAt, endsAt } = serviceSessions;
  const session = sql`json_build_object(
    'id', ${serviceSessions.id}, 'start', ${milliseconds(startsAt)}, 'end', ${milliseconds(endsAt)},
    'isJoinable', ${serviceSessions.serviceId} = ${services.id}
      and ${serviceSessions.taken} < ${serviceSessions.capacity} and ${bookings.id} is null,
    'isLeft', ${serviceSessions.taken} = 1 and coalesce(${bookings.id} = ${moving}, false))`;
  return db
    .select({
      sessions: sql<readonly NearSession[]>`coalesce(json_agg(${session}), '[]')`.as('sessions'),
    })
    .from(serviceSessions)
    .leftJoin(
      bookings,
      and(
        eq(bookings.sessionId, serviceSessions.id),
        eq(bookings.userId, sql.placeholder('userId')),
      ),
    )
    .where(and(eq(serviceSessions.partnerId, services.partnerId), isWithinReach()))
    .as('near');
}

/** Written as in the constraint, so that its index is used. */
function isWithinReach(): SQL {
  const { startsAt, endsAt } = serviceSessions;
  const from = sql`${sql.placeholder('from')}::interval`;
  const length = sql`coalesce(${sql.placeholder('length')}::integer, ${services.durationMinutes})`;
  return sql`tstzrange(${startsAt}, ${endsAt}) && tstzrange(
    (${day}::date + ${from}) at time zone ${partners.zone},
    (${lastDay}::date + ${from}) at time zone ${partners.zone} + ${length} * interval '1 minute')`;
}

/**
 * The person's bookings: how many are open, the one at the asked times, and those of this service that
 * are fewer days away from an asked day than the gap. As in the constraint, a wider gap at the time of
 * that booking still counts.
 */
function ownBookings(db: Database) {
  // The limit keeps this a look-up by key: without statistics, which PGlite never gathers, the
  // planner would read the sessions of all people.
  const session = db
    .select({
      startsAt: serviceSessions.startsAt,
      partnerId: serviceSessions.partnerId,
      startTime: serviceSessions.startTime,
      endTime: serviceSessions.endTime,
    })
    .from(serviceSessions)
    .where(eq(serviceSessions.id, bookings.sessionId))
    .limit(1)
    .as('session');
  const isOpen = gt(session.startsAt, sql.placeholder('now'));
  const isThatDay = and(isOpen, eq(session.partnerId, services.partnerId), eq(bookings.day, day));
  const gap = sql`greatest(${bookings.gapDays}, ${services.bookingGapDays})`;
  const isClose = and(
    eq(bookings.serviceId, services.id),
    sql`${day}::date - ${bookings.day} < ${gap} and ${bookings.day} - ${lastDay}::date < ${gap}`,
  );
  // By the wall times, so that a repeat is recognised even after hours changed.
  const isPromised = and(
    eq(bookings.serviceId, services.id),
    eq(bookings.day, day),
    eq(session.startTime, sql.placeholder('startTime')),
    eq(session.endTime, sql.placeholder('endTime')),
  );
  const close = sql`json_agg(json_build_object('day', ${bookings.day}, 'gap', ${gap})) filter (where ${isClose})`;
  return db
    .select({
      inAll: sql`count(*) filter (where ${isOpen})`.mapWith(Number).as('in_all'),
      thatDay: sql`count(*) filter (where ${isThatDay})`.mapWith(Number).as('that_day'),
      booked: sql<string | null>`(array_agg(${bookings.id}) filter (where ${isPromised}))[1]`.as(
        'booked',
      ),
      close: sql<readonly CloseBooking[]>`coalesce(${close}, '[]')`.as('close'),
    })
    .from(bookings)
    .crossJoinLateral(session)
    .where(and(eq(bookings.userId, users.id), sql`${bookings.id} is distinct from ${moving}`))
    .as('own');
}

type Row = Awaited<ReturnType<ReturnType<typeof offerById>['execute']>>[number];

function toOffered({ service, partner, close, sessions, ...read }: Row): OfferedService {
  const gapDays = service.bookingGapDays ?? 0;
  return {
    ...read,
    sessions: sessions.filter(({ isLeft }) => !isLeft),
    leftStart: sessions.find(({ isLeft }) => isLeft)?.start,
    id: service.id,
    name: service.name,
    partnerId: partner.id,
    partnerName: partner.name,
    working: { zone: partner.zone, hours: partner.hours ?? [] },
    minutes: service.durationMinutes,
    capacity: service.sessionType === 'one2many' ? (service.maxCapacity ?? unlimited) : 1,
    gapDays,
    floorDays: service.minBookingFloor ?? 0,
    // Unlike in the constraint, gaps of earlier times do not count if the service has none now.
    close: gapDays > 0 ? close : [],
  };
}
