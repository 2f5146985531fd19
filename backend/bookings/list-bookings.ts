import { type SQL, sql } from 'drizzle-orm';
import type { getBookings } from '#domain/contract/bookings.ts';
import type { ResponseOf } from '#domain/contract/call.ts';
import { bookings, resourceBookings, serviceSessions } from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import { branches, departments, organisations, resources } from '../db/organisation-schema.ts';
import { partners, services } from '../db/schema.ts';
import type { Page } from '../http/page.ts';
import { changeableUntil } from './notice.ts';

type OwnBookings = ResponseOf<typeof getBookings>['bookings'];

interface Row extends Omit<OwnBookings[number], 'cancel_until' | 'move_until'> {
  readonly notice_hours: number;
}

/** The order of the pages of bookings. */
export const bookingOrder = { time: sql`own.starts_at`, id: sql`own.booking_id` };

/** A page of a person's bookings, each in the shape of the answer. */
export async function bookingsOf(
  db: Database,
  userId: string,
  page: Page,
  now: Date,
): Promise<OwnBookings> {
  const rows = await ownRows(db, userId)
    .where(page.after)
    .orderBy(...page.order)
    .limit(page.rows);
  const found = rows.map((row) => row.own);
  const placeOf = ({ starts_at, booking_id }: Row) => ({
    time: new Date(starts_at),
    id: booking_id,
  });
  return page.cut(found, placeOf).map((booking) => withDeadline(booking, now));
}

/** A booking that a person asks about. */
export interface MeantBooking {
  readonly userId: string;
  readonly bookingId: string;
  readonly now: Date;
}

/** A person's booking; undefined if they have no such one. */
export async function bookingOf(
  db: Database,
  { userId, bookingId, now }: MeantBooking,
): Promise<OwnBookings[number] | undefined> {
  const [row] = await ownRows(db, userId).where(sql`own.booking_id = ${bookingId}`);
  return row && withDeadline(row.own, now);
}

function ownRows(db: Database, userId: string) {
  return db
    .select({ own: sql<Row>`row_to_json(own)` })
    .from(sql`(${ofServices(userId)} union all ${ofResources(userId)}) as own`);
}

/** A booking that has not begun tells until when it can be cancelled, and moved if it is of a service. */
function withDeadline({ notice_hours: noticeHours, ...row }: Row, now: Date): OwnBookings[number] {
  const startsAt = new Date(row.starts_at);
  const ends_at = new Date(row.ends_at).toISOString();
  const cancel_until =
    startsAt > now ? changeableUntil({ startsAt, noticeHours }).toISOString() : null;
  const move_until = row.kind === 'service' ? cancel_until : null;
  return { ...row, starts_at: startsAt.toISOString(), ends_at, cancel_until, move_until };
}

function ofServices(userId: string): SQL {
  return sql`
    select ${bookings.id} as booking_id, 'service' as kind, ${services.name} as title,
      ${partners.name} as provider, ${services.locationMode} as place, ${services.price} as price,
      ${services.currency} as currency, ${serviceSessions.day} as date,
      ${serviceSessions.startTime} as start_time, ${serviceSessions.endTime} as end_time,
      ${serviceSessions.startsAt} as starts_at, ${serviceSessions.endsAt} as ends_at,
      ${partners.zone} as zone, ${services.id} as service_id, ${partners.id} as partner_id,
      ${services.durationMinutes} as duration_minutes, ${services.locationMode} as location_mode,
      null as resource_id, ${partners.noticeHours} as notice_hours
    from ${bookings}
    join ${serviceSessions} on ${serviceSessions.id} = ${bookings.sessionId}
    join ${services} on ${services.id} = ${serviceSessions.serviceId}
    join ${partners} on ${partners.id} = ${serviceSessions.partnerId}
    where ${bookings.userId} = ${userId}`;
}

function ofResources(userId: string): SQL {
  return sql`
    select ${resourceBookings.id}, 'resource', ${resources.name}, ${organisations.name},
      ${resources.location}, null, null, ${resourceBookings.day}, ${resourceBookings.startTime},
      ${resourceBookings.endTime}, ${resourceBookings.startsAt}, ${resourceBookings.endsAt},
      ${resources.zone}, null, null, null, null, ${resources.id}, ${resources.noticeHours}
    from ${resourceBookings}
    join ${resources} on ${resources.id} = ${resourceBookings.resourceId}
    join ${departments} on ${departments.id} = ${resources.departmentId}
    join ${branches} on ${branches.id} = ${departments.branchId}
    join ${organisations} on ${organisations.id} = ${branches.organisationId}
    where ${resourceBookings.userId} = ${userId}`;
}
