import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '#domain/language.ts';
import type { OpenHours } from '#domain/working-hours.ts';

/** A column that holds an instant to the millisecond. */
export const instant = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (at) => at.toISOString(),
  fromDriver: readInstant,
});

/**
 * The instant of a text in the time zone of the database's session. Before zones had whole minutes, its
 * offset has seconds, as `+05:21:10`, which `Date` cannot read.
 */
function readInstant(text: string): Date {
  const [, local, sign, seconds = 0] = /^(.+([+-])\d\d:\d\d):(\d\d)$/.exec(text) ?? [];
  const read = new Date(local ?? text);
  return new Date(read.getTime() - Number(`${sign ?? ''}${seconds}`) * 1000);
}

/**
 * The condition that a zone has its full IANA name, and that the database knows it: an abbreviation may be
 * another zone there (IST is Israel's), and one booking in an unknown zone would stop everybody's reminders.
 * Digits are an offset in the form of POSIX, which PostgreSQL takes behind any word and browsers do not know.
 */
export const isKnownZone = (zone: PgColumn) =>
  sql`(${zone} = 'UTC' or ${zone} like '%/%') and ${zone} !~ '[0-9]' and ('epoch'::timestamptz at time zone ${zone}) is not null`;

/**
 * People with an account. `dateOfBirth` is `YYYY-MM-DD`; `aadhaarHash` is keyed, see
 * users/aadhaar.ts; each booking raises `bookingTurns`, see bookings/turn.ts. `language` is the one
 * that the person chose for the app, if they did.
 */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    fullName: text('full_name').notNull(),
    mobileNumber: text('mobile_number').notNull().unique(),
    aadhaarHash: text('aadhaar_hash').notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
    bookingTurns: integer('booking_turns').notNull().default(0),
    language: text().$type<Language>(),
  },
  (table) => [
    check('users_mobile_number_is_e164', sql`${table.mobileNumber} ~ '^\\+[0-9]{8,15}$'`),
  ],
);

/**
 * Open sessions. The token itself is never stored; deleting a row revokes it. `id` names the session
 * to its person; `device` is told by the browser that signed in, see sessions/device.ts.
 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    // Of the instants it is the one that never changes: each use would otherwise write all indexes.
    index('sessions_created_at').on(table.createdAt),
  ],
);

/**
 * Recipients of push messages. Keyed by the token's SHA-256, because a token may be longer than an
 * index entry. `sessionId` is the session that saved it: to log that device out stops its messages.
 */
export const pushTokens = pgTable(
  'push_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    token: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    index('push_tokens_user_id').on(table.userId),
    index('push_tokens_session_id').on(table.sessionId),
  ],
);

/**
 * Partners that offer services. `hours` are in the IANA zone, and null while unknown, when no slot is
 * offered. A partner has a city and its coordinates, in degrees, unless it works online. A booking can be
 * cancelled and moved until `noticeHours` before it begins.
 */
export const partners = pgTable(
  'partners',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    zone: text().notNull(),
    hours: jsonb().$type<readonly OpenHours[]>(),
    city: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    noticeHours: integer('notice_hours').notNull().default(0),
  },
  (table) => [
    check('partners_notice_not_negative', sql`${table.noticeHours} >= 0`),
    check('partners_zone_known', isKnownZone(table.zone)),
  ],
);

/** Partners' services (§3.18). `price` in units of `currency`, durations as named. */
export const services = pgTable(
  'services',
  {
    id: text().primaryKey(),
    partnerId: text('partner_id')
      .notNull()
      .references(() => partners.id),
    category: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    price: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    currency: text().notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    locationMode: text('location_mode').notNull(),
    sessionType: text('session_type').notNull(),
    minCapacity: integer('min_capacity'),
    maxCapacity: integer('max_capacity'),
    bookingGapDays: integer('booking_gap_days'),
    minBookingFloor: integer('min_booking_floor'),
    portfolioUrls: text('portfolio_urls').array().notNull(),
  },
  (table) => [
    index('services_category_name').on(table.category, table.name),
    index('services_partner_id').on(table.partnerId),
    check('services_price_not_negative', sql`${table.price} >= 0`),
    check('services_duration_positive', sql`${table.durationMinutes} > 0`),
    check('services_session_type_known', sql`${table.sessionType} in ('one2one', 'one2many')`),
    check('services_capacity_in_order', sql`${table.minCapacity} <= ${table.maxCapacity}`),
  ],
);

/** Counters of the rate limiter, in the columns that rate-limiter-flexible expects. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: instant('expire'),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
