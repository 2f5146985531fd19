import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { RsvpQuestion, RsvpResponses } from '#domain/rsvp.ts';
import { organisations } from './organisation-schema.ts';
import { instant, users } from './schema.ts';

/** The organisation, its question, and the deadline for an answer. */
const asked = () => ({
  organisationId: text('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  rsvpQuestionnaire: jsonb('rsvp_questionnaire').$type<readonly RsvpQuestion[]>().notNull(),
  inviteExpiryDate: instant('invite_expiry_date').notNull(),
});

/**
 * Invitations to join an organisation, by number (E.164). `userId` is the account that holds the
 * invitation; an account claims it as it does invitations to events.
 */
export const organisationInvitations = pgTable(
  'organisation_invitations',
  {
    ...asked(),
    mobileNumber: text('mobile_number').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    responseStatus: text('response_status').notNull().default('pending'),
    responses: jsonb().$type<RsvpResponses>().notNull().default({}),
    invitedAt: instant('invited_at').notNull(),
    respondedAt: instant('responded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.mobileNumber] }),
    index('organisation_invitations_mobile_number').on(table.mobileNumber),
    index('organisation_invitations_user_id').on(table.userId),
    check(
      'organisation_invitations_mobile_number_is_e164',
      sql`${table.mobileNumber} ~ '^\\+[0-9]{8,15}$'`,
    ),
    check(
      'organisation_invitations_response_status_known',
      sql`${table.responseStatus} in ('pending', 'responded', 'accepted')`,
    ),
    check(
      'organisation_invitations_response_has_time',
      sql`(${table.responseStatus} = 'pending') = (${table.respondedAt} is null)`,
    ),
  ],
);

/** Organisations that invite everyone: a person who signs up before the deadline is invited. */
export const openOrganisationInvitations = pgTable(
  'open_organisation_invitations',
  asked(),
  (table) => [primaryKey({ columns: [table.organisationId] })],
);
