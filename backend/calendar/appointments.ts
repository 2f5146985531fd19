import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Appointment } from '#domain/calendar.ts';
import { appointments } from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import type { Page } from '../http/page.ts';
import { type Adding, addEntry } from './add-entry.ts';

/** A page of a person's appointments: added by hand and from bookings. */
export function listAppointments(db: Database, userId: string, page: Page) {
  return db
    .select({
      id: appointments.id,
      user_id: appointments.userId,
      time_slot: appointments.timeSlot,
      status: appointments.status,
      title: appointments.title,
      service_provider: appointments.serviceProvider,
    })
    .from(appointments)
    .where(and(eq(appointments.userId, userId), page.after))
    .orderBy(...page.order)
    .limit(page.rows);
}

/** Adds an appointment by hand. */
export function addAppointment(db: Database, wanted: Appointment, adding: Adding): Promise<void> {
  const { user_id: userId, service_provider: serviceProvider, status, title } = wanted;
  const { timeSlot, now: addedAt } = adding;
  return addEntry(db, appointments, { ...adding, userId, name: 'appointments' }, (transaction) =>
    transaction
      .insert(appointments)
      .values({ id: randomUUID(), userId, timeSlot, status, title, serviceProvider, addedAt }),
  );
}

/** The appointment of a booking, one for each time. */
export interface Booked {
  readonly userId: string;
  readonly title: string;
  readonly serviceProvider: string;
  readonly times: readonly Date[];
}

/** Writes confirmed appointments; runs in the transaction of the booking. */
export async function writeAppointments(db: Database, booked: Booked): Promise<void> {
  const { times, ...same } = booked;
  await db
    .insert(appointments)
    .values(
      times.map((timeSlot) => ({ id: randomUUID(), timeSlot, status: 'Confirmed', ...same })),
    );
}
