import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RsvpQuestion, RsvpResponses } from '#domain/rsvp.ts';
import { instant, users } from './schema.ts';

/**
 * Hosted events. `fingerprint` is equal for equal events (events/fingerprint.ts), so that a second
 * creation is recognised; one that was cancelled may be hosted anew. A person who signs up before the
 * deadline of an event that is open to everyone is invited to it. Each edit raises `version`, and so do
 * a repeated creation that invites and the deletion of a guest's account: an earlier edit would undo them.
 */
export const hostedEvents = pgTable(
  'hosted_events',
  {
    id: uuid().primaryKey(),
    hostId: uuid('host_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    eventName: text('event_name').notNull(),
    eventDateTime: instant('event_date_time').notNull(),
    venue: text().notNull(),
    description: text().notNull(),
    inviteExpiryDate: instant('invite_expiry_date').notNull(),
    rsvpQuestionnaire: jsonb('rsvp_questionnaire').$type<readonly RsvpQuestion[]>().notNull(),
    fingerprint: text().notNull(),
    isOpenToEveryone: boolean('is_open_to_everyone').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    cancelMessage: text('cancel_message'),
    version: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('hosted_events_once')
      .on(table.hostId, table.fingerprint)
      .where(sql`${table.cancelledAt} is null`),
    index('hosted_events_host_id').on(table.hostId),
    index('hosted_events_deadline')
      .on(table.inviteExpiryDate)
      .where(sql`${table.cancelledAt} is null`),
    index('hosted_events_open_to_everyone')
      .on(table.inviteExpiryDate)
      .where(sql`${table.isOpenToEveryone}`),
    // The end of the event's day in any zone, also where clocks go back on that day.
    check(
      'hosted_events_deadline_in_time',
      sql`${table.inviteExpiryDate} <= ${table.eventDateTime} + interval '25 hours'`,
    ),
    check(
      'hosted_events_message_of_cancelled',
      sql`${table.cancelMessage} is null or ${table.cancelledAt} is not null`,
    ),
  ],
);

/** The prefix of the text that replaces the number of a guest whose account was deleted. */
export const formerMark = 'former-';

/** Whether an invitation is of a guest whose account was deleted. */
export function isFormer({ mobileNumber }: { readonly mobileNumber: string }): boolean {
  return mobileNumber.startsWith(formerMark);
}

/**
 * Invitations to an event, by number (E.164), which a deleted account takes away with it. `position`
 * counts from 1 in the order of invitation, up to the limit of an event; it is null for an invitation
 * that exists because the event is open to everyone. `userId` is the account that holds the
 * invitation; a new account claims the invitations of its number by setting it. `invitedVersion` is the
 * event's first version that the guest could see, `answeredVersion` the one that was answered.
 */
export const eventInvitations = pgTable(
  'event_invitations',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => hostedEvents.id, { onDelete: 'cascade' }),
    mobileNumber: text('mobile_number').notNull(),
    position: smallint(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    responseStatus: text('response_status').notNull().default('pending'),
    responses: jsonb().$type<RsvpResponses>().notNull().default({}),
    invitedAt: instant('invited_at').notNull(),
    respondedAt: instant('responded_at'),
    invitedVersion: integer('invited_version').notNull().default(0),
    answeredVersion: integer('answered_version').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.mobileNumber] }),
    unique('event_invitations_in_order').on(table.eventId, table.position),
    index('event_invitations_mobile_number').on(table.mobileNumber),
    index('event_invitations_user_id').on(table.userId),
    check('event_invitations_at_most_200', sql`${table.position} between 1 and 200`),
    check(
      'event_invitations_mobile_number_is_e164',
      sql`${table.mobileNumber} ~ '^\\+[0-9]{8,15}$'
        or (starts_with(${table.mobileNumber}, ${sql.raw(`'${formerMark}'`)}) and ${table.userId} is null)`,
    ),
    check(
      'event_invitations_response_status_known',
      sql`${table.responseStatus} in ('pending', 'responded', 'accepted')`,
    ),
    check(
      'event_invitations_response_has_time',
      sql`(${table.responseStatus} = 'pending') = (${table.respondedAt} is null)`,
    ),
  ],
);

/** The values that edits of an event replaced, by the version that each edit led to. */
export const eventChanges = pgTable(
  'event_changes',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => hostedEvents.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    former: jsonb().$type<FormerFacts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.version] })],
);

/**
 * The values that an edit replaced: `eventDateTime` as an ISO text, description and questions as
 * digests, by which a value that was changed back is recognised.
 */
export interface FormerFacts {
  readonly eventName?: string;
  readonly eventDateTime?: string;
  readonly venue?: string;
  readonly description?: string;
  readonly rsvpQuestionnaire?: string;
}

/**
 * Invitations that hosts took back within the last day: they count for the limits, so that a host
 * cannot invite a person without end by removing them in between.
 */
export const withdrawnInvitations = pgTable(
  'withdrawn_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    hostId: uuid('host_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mobileNumber: text('mobile_number').notNull(),
    invitedAt: instant('invited_at').notNull(),
  },
  (table) => [
    index('withdrawn_invitations_host_id').on(table.hostId, table.invitedAt),
    index('withdrawn_invitations_invited_at').on(table.invitedAt),
  ],
);
