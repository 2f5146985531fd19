import { randomUUID } from 'node:crypto';
import { sql, type WithSubquery } from 'drizzle-orm';
import type { TimeSlot } from '#domain/working-hours.ts';
import { appointmentsAt } from '../calendar/appointments.ts';
import { appointments, bookings, serviceSessions } from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Asked } from './asked.ts';
import type { OfferedService } from './offered-service.ts';
import { bookedBy, ownTurn } from './turn.ts';

const value = sql.placeholder;

/**
 * Writes a booking: its session, or a seat more in it, the booking itself and its appointment. One that
 * is moved keeps its id. Answers with the id, or null if another booking of the person came between,
 * or a session of the partner: both must be read.
 */
export function takeSlot(
  db: Database,
  service: OfferedService,
  { startTime, endTime, start, end }: TimeSlot,
  { userId, day, now, moving }: Asked,
): Promise<string | null> {
  const joined = service.sessions.find((session) => session.start === start.getTime());
  const booking = {
    bookingId: moving ?? randomUUID(),
    userId,
    turns: service.turns,
    serviceId: service.id,
    day,
    gapDays: service.gapDays,
    now,
    start,
    title: service.name,
    serviceProvider: service.partnerName,
  };
  const { partnerId, capacity } = service;
  if (joined !== undefined) {
    return bookedId(joinSession(db).execute({ ...booking, partnerId, sessionId: joined.id }));
  }
  const session = { partnerId, startTime, endTime, end, capacity };
  return bookedId(openSession(db).execute({ ...booking, ...session }));
}

async function bookedId(statement: Promise<readonly { id: string }[]>): Promise<string | null> {
  const [booked] = await bookedBy(statement);
  return booked?.id ?? null;
}

/** No row if the partner has a session at that time meanwhile. */
const openSession = prepared((db) => {
  const turn = ownTurn(db);
  const session = db.$with('session', { id: serviceSessions.id }).as(sql`
    insert into ${serviceSessions} (id, partner_id, service_id, day, start_time, end_time,
      starts_at, ends_at, capacity, taken)
    select gen_random_uuid(), ${value('partnerId')}, ${value('serviceId')}, ${value('day')}::date,
      ${value('startTime')}, ${value('endTime')}, ${value('start')}::timestamptz,
      ${value('end')}::timestamptz, ${value('capacity')}::integer, 1
    from ${turn}
    on conflict do nothing
    returning id`);
  return bookInto(db, turn, session).prepare('open_session');
});

/** The table's own rule refuses a seat more than there are. */
const joinSession = prepared((db) => {
  const turn = ownTurn(db);
  const session = db.$with('session', { id: serviceSessions.id }).as(sql`
    update ${serviceSessions} set taken = taken + 1
    from ${turn}
    where ${serviceSessions.id} = ${value('sessionId')}
      and ${serviceSessions.partnerId} = ${value('partnerId')}
    returning ${serviceSessions.id}`);
  return bookInto(db, turn, session).prepare('join_session');
});

function bookInto(db: Database, turn: WithSubquery, session: WithSubquery) {
  const booked = db.$with('booked', { id: bookings.id }).as(sql`
    insert into ${bookings} (id, session_id, user_id, service_id, day, gap_days, created_at)
    select ${value('bookingId')}::uuid, ${session}.id, ${value('userId')}::uuid, ${value('serviceId')},
      ${value('day')}::date, ${value('gapDays')}::integer, ${value('now')}::timestamptz
    from ${session}
    returning id`);
  const written = appointmentsAt(
    db,
    appointments.bookingId,
    sql`select ${value('start')}::timestamptz, id from ${booked}`,
  );
  return db.with(turn, session, booked, written).select({ id: booked.id }).from(booked);
}
