import { randomUUID } from 'node:crypto';
import { appointments } from '../db/booking-schema.ts';
import type { Database } from '../db/connect.ts';

/** What a booking puts into its person's calendar, once for each time. */
export interface Booked {
  readonly userId: string;
  readonly title: string;
  readonly serviceProvider: string;
  readonly times: readonly Date[];
}

/** Writes confirmed appointments; belongs into the transaction of the booking. */
export async function writeAppointments(db: Database, booked: Booked): Promise<void> {
  const { times, ...same } = booked;
  await db
    .insert(appointments)
    .values(
      times.map((timeSlot) => ({ id: randomUUID(), timeSlot, status: 'Confirmed', ...same })),
    );
}
