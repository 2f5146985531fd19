import { sql } from 'drizzle-orm';
import type { JudgedSlot } from '#domain/availability.ts';
import type { Asked } from '../bookings/asked.ts';
import { bookedBy, ownTurn } from '../bookings/turn.ts';
import { appointmentsAt } from '../calendar/appointments.ts';
import { appointments, resourceBookings } from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import { resources } from '../db/organisation-schema.ts';
import { prepared } from '../db/prepared.ts';
import type { OfferedResource } from './resources.ts';

const value = sql.placeholder;

/**
 * Writes the booked slots and their appointments, and answers with the bookings' ids:
 * none if another booking of the person came between, which must be read.
 */
export async function takeSlots(
  db: Database,
  resource: OfferedResource,
  slots: readonly JudgedSlot[],
  { userId, day, now }: Asked,
): Promise<string[]> {
  const booked = await bookedBy(
    bookSlots(db).execute({
      userId,
      turns: resource.turns,
      resourceId: resource.id,
      slots: JSON.stringify(slots),
      day,
      now,
      title: resource.name,
      serviceProvider: resource.organisation,
    }),
  );
  return booked.map(({ id }) => id);
}

const bookSlots = prepared((db) => {
  const turn = ownTurn(db);
  // People who want the same slots wait here: in the table, each could wait for a slot of the other.
  const locked = db.$with('locked', { id: resources.id }).as(sql`
    select ${resources.id} from ${resources}, ${turn}
    where ${resources.id} = ${value('resourceId')}
    for no key update of ${resources}`);
  const booked = db.$with('booked', { id: resourceBookings.id }).as(sql`
    insert into ${resourceBookings} (id, resource_id, user_id, day, start_time, end_time,
      starts_at, ends_at, created_at)
    select gen_random_uuid(), ${locked}.id, ${value('userId')}::uuid, ${value('day')}::date,
      slot."startTime", slot."endTime", slot."start", slot."end", ${value('now')}::timestamptz
    from ${locked}, json_to_recordset(${value('slots')}::json)
      as slot ("startTime" text, "endTime" text, "start" timestamptz, "end" timestamptz)
    returning id, starts_at`);
  const written = appointmentsAt(
    db,
    appointments.resourceBookingId,
    sql`select starts_at, id from ${booked}`,
  );
  return db
    .with(turn, locked, booked, written)
    .select({ id: booked.id })
    .from(booked)
    .prepare('book_resource_slots');
});
