import { and, eq, gte, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { eventInvitations, hostedEvents } from '../db/event-schema.ts';
import { openOrganisationInvitations, organisationInvitations } from '../db/member-schema.ts';
import { organisationMembers } from '../db/organisation-schema.ts';
import { users } from '../db/schema.ts';

/**
 * Invites a new person to every event and organisation that is open to everyone and not past its
 * deadline.
 */
export function inviteNewcomer(db: Database, userId: string, now: Date): Promise<void> {
  return invite(db, now, eq(users.id, userId));
}

/** Invites every existing person in the same way. */
export function inviteEverybody(db: Database, now: Date): Promise<void> {
  return invite(db, now, undefined);
}

async function invite(db: Database, now: Date, whom: SQL | undefined): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into ${eventInvitations}
      (event_id, mobile_number, user_id, invited_at, invited_version)
    select ${hostedEvents.id}, ${users.mobileNumber}, ${users.id}, ${at}, ${hostedEvents.version}
    from ${hostedEvents} cross join ${users}
    where ${and(
      sql`${hostedEvents.isOpenToEveryone}`,
      gte(hostedEvents.inviteExpiryDate, at),
      isNull(hostedEvents.cancelledAt),
      ne(hostedEvents.hostId, users.id),
      whom,
    )}
    on conflict do nothing`);
  await db.execute(sql`
    insert into ${organisationInvitations}
      (organisation_id, rsvp_questionnaire, invite_expiry_date, mobile_number, user_id, invited_at)
    select ${openOrganisationInvitations.organisationId},
      ${openOrganisationInvitations.rsvpQuestionnaire},
      ${openOrganisationInvitations.inviteExpiryDate}, ${users.mobileNumber}, ${users.id}, ${at}
    from ${openOrganisationInvitations} cross join ${users}
    where ${and(
      gte(openOrganisationInvitations.inviteExpiryDate, at),
      sql`not exists (
        select from ${organisationMembers}
        where ${organisationMembers.organisationId} = ${openOrganisationInvitations.organisationId}
          and ${organisationMembers.userId} = ${users.id})`,
      whom,
    )}
    on conflict do nothing`);
}
