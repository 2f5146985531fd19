import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { openOrganisationInvitations, organisationInvitations } from '../../db/member-schema.ts';
import { inKurnool } from '../calendar/in-kurnool.ts';
import { endInKurnool } from '../calendar/insert-occasions.ts';
import { insertTrees } from '../organisations/insert-organisations.ts';
import {
  type MemberInvitationSeed,
  memberInvitations,
  openMemberInvitation,
} from './member-invitations.ts';
import { longBefore, turnAt } from './turns.ts';

/**
 * Lets organisations invite a person, and one of them everyone. The deadline moves to the next turn
 * until the person has answered.
 */
export async function insertMemberInvitations(
  db: Database,
  person: { userId: string; mobileNumber: string },
  now: Date,
): Promise<void> {
  await insertTrees(
    db,
    [...memberInvitations, openMemberInvitation].map(({ organisation }) => organisation),
  );
  const inviteExpiryDate = sql`excluded.invite_expiry_date`;
  await db
    .insert(organisationInvitations)
    .values(
      memberInvitations.map((seed) => ({ ...person, ...askedAt(seed, now), ...madeAt(seed, now) })),
    )
    .onConflictDoUpdate({
      target: [organisationInvitations.organisationId, organisationInvitations.mobileNumber],
      set: { inviteExpiryDate },
      setWhere: eq(organisationInvitations.responseStatus, 'pending'),
    });
  await db
    .insert(openOrganisationInvitations)
    .values(askedAt(openMemberInvitation, now))
    .onConflictDoUpdate({
      target: openOrganisationInvitations.organisationId,
      set: { inviteExpiryDate },
    });
}

function askedAt({ organisation, rsvpQuestionnaire, deadline }: MemberInvitationSeed, now: Date) {
  return {
    organisationId: organisation.id,
    rsvpQuestionnaire,
    inviteExpiryDate: endInKurnool(turnAt(deadline, now).day),
  };
}

function madeAt({ deadline }: MemberInvitationSeed, now: Date) {
  return { invitedAt: inKurnool(longBefore(turnAt(deadline, now), deadline), '20:00') };
}
