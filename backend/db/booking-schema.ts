import { isNotNull, sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { resources } from './organisation-schema.ts';
import { instant, partners, services, users } from './schema.ts';

/*
 * The exclusion constraints of these tables stand in the migrations `0001` and `0017`, since the
 * schema language has no word for them:
 * - service_sessions_apart: two sessions of one partner never overlap;
 * - bookings_gap: two bookings of one person and service are `gap_days` days apart. One without a gap
 *   is in the way of none, and is left out;
 * - resource_bookings_apart: two bookings of one resource never overlap.
 */

/** The time of a booking; `day` is `YYYY-MM-DD`, the wall times are `HH:MM`. */
const times = () => ({
  day: date({ mode: 'string' }).notNull(),
  startTime: text('start_time').notNull(),
  endTime: text('end_time').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
});

/**
 * Times when a partner is engaged: with one person, or with a group of at most `capacity`. `taken`
 * counts the bookings of the session: booking raises it, cancelling lowers it, and the session goes with
 * its last booking.
 */
export const serviceSessions = pgTable(
  'service_sessions',
  {
    id: uuid().primaryKey(),
    partnerId: text('partner_id')
      .notNull()
      .references(() => partners.id),
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id),
    ...times(),
    capacity: integer().notNull(),
    taken: integer().notNull(),
  },
  (table) => [
    index('service_sessions_starts_at').on(table.startsAt),
    check('service_sessions_in_order', sql`${table.startsAt} < ${table.endsAt}`),
    check('service_sessions_capacity', sql`${table.taken} between 0 and ${table.capacity}`),
  ],
);

/**
 * The people booked into a session. People cannot be deleted while they have bookings: `taken`
 * counts them.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => serviceSessions.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    serviceId: text('service_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    gapDays: integer('gap_days').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('bookings_once_a_session').on(table.sessionId, table.userId),
    index('bookings_user_id').on(table.userId),
    check('bookings_gap_not_negative', sql`${table.gapDays} >= 0`),
  ],
);

/** The booked slots of resources, one row a slot. */
export const resourceBookings = pgTable(
  'resource_bookings',
  {
    id: uuid().primaryKey(),
    resourceId: text('resource_id')
      .notNull()
      .references(() => resources.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    ...times(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('resource_bookings_user_id').on(table.userId),
    index('resource_bookings_starts_at').on(table.startsAt),
    check('resource_bookings_in_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/** Bookings that were cancelled, so that the repeat of a cancellation is known as one. */
export const cancelledBookings = pgTable(
  'cancelled_bookings',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cancelledAt: instant('cancelled_at').notNull(),
  },
  (table) => [
    index('cancelled_bookings_user_id').on(table.userId),
    index('cancelled_bookings_cancelled_at').on(table.cancelledAt),
  ],
);

/**
 * Appointments in people's calendars (§3.6); `status` is free text. `addedAt` is set where a person
 * added it by hand, and counts for the quota. The appointment of a booking goes with it.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    timeSlot: instant('time_slot').notNull(),
    status: text().notNull(),
    title: text().notNull(),
    serviceProvider: text('service_provider').notNull(),
    addedAt: instant('added_at'),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    resourceBookingId: uuid('resource_booking_id').references(() => resourceBookings.id, {
      onDelete: 'cascade',
    }),
  },
  // Each index without the rows that it is not asked for, since a booking writes to each.
  (table) => [
    index('appointments_user_id_time_slot').on(table.userId, table.timeSlot),
    index('appointments_added').on(table.userId, table.addedAt).where(isNotNull(table.addedAt)),
    uniqueIndex('appointments_booking').on(table.bookingId).where(isNotNull(table.bookingId)),
    uniqueIndex('appointments_resource_booking')
      .on(table.resourceBookingId)
      .where(isNotNull(table.resourceBookingId)),
  ],
);
