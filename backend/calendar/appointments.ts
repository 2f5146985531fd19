import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Appointment } from '#domain/calendar.ts';
import { appointments } from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import type { Page } from '../http/page.ts';
import { type Adding, addEntry } from './add-entry.ts';
import { changeEntry } from './own-entry.ts';

/** A page of a person's appointments: added by hand, and from bookings, with the booking's id. */
export async function listAppointments(db: Database, userId: string, page: Page) {
  const rows = await db
    .select({
      id: appointments.id,
      addedAt: appointments.addedAt,
      user_id: appointments.userId,
      time_slot: appointments.timeSlot,
      status: appointments.status,
      title: appointments.title,
      service_provider: appointments.serviceProvider,
      booking_id: sql<
        string | null
      >`coalesce(${appointments.bookingId}, ${appointments.resourceBookingId})`,
    })
    .from(appointments)
    .where(and(eq(appointments.userId, userId), page.after))
    .orderBy(...page.order)
    .limit(page.rows);
  return rows.map(({ booking_id, ...row }) => (booking_id === null ? row : { ...row, booking_id }));
}

/** Adds an appointment by hand; answers with its id. */
export function addAppointment(db: Database, wanted: Appointment, adding: Adding): Promise<string> {
  const { user_id: userId, service_provider: serviceProvider, status, title } = wanted;
  const { timeSlot, now: addedAt } = adding;
  return addEntry(
    db,
    appointments,
    { ...adding, userId, kind: 'appointments' },
    (transaction, id) =>
      transaction
        .insert(appointments)
        .values({ id, userId, timeSlot, status, title, serviceProvider, addedAt }),
  );
}

/** Changes an appointment that was added by hand; refuses any other (404). */
export function updateAppointment(
  db: Database,
  wanted: Appointment & { readonly id: string },
  timeSlot: Date,
): Promise<void> {
  const { id, user_id: userId, service_provider: serviceProvider, status, title } = wanted;
  return changeEntry(appointments, { id, userId }, (own) =>
    db
      .update(appointments)
      .set({ timeSlot, status, title, serviceProvider })
      .where(own)
      .returning({ id: appointments.id }),
  );
}

/**
 * The last part of a booking's statement: a confirmed appointment of the person for each row of
 * `booked`, which names a time and, in its second column, the booking.
 */
export function appointmentsAt(
  db: Database,
  booking: typeof appointments.bookingId | typeof appointments.resourceBookingId,
  booked: SQL,
) {
  const { placeholder } = sql;
  return db.$with('written', {}).as(sql`
    insert into ${appointments} (id, user_id, time_slot, status, title, service_provider,
      ${sql.identifier(booking.name)})
    select gen_random_uuid(), ${placeholder('userId')}::uuid, booked.time, 'Confirmed',
      ${placeholder('title')}, ${placeholder('serviceProvider')}, booked.id
    from (${booked}) as booked (time, id)`);
}
