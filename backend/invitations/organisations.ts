import { and, eq } from 'drizzle-orm';
import type { RequestOf, ResponseOf } from '#domain/contract/call.ts';
import type { getUserMemberInvites, respondToMemberInvite } from '#domain/contract/invitations.ts';
import { questionsToAsk } from '#domain/rsvp.ts';
import type { Database } from '../db/database.ts';
import { keepPerson } from '../db/lock-people.ts';
import { organisationInvitations } from '../db/member-schema.ts';
import { organisations } from '../db/organisation-schema.ts';
import type { Page } from '../http/page.ts';
import { joinByInvitation, leaveByInvitation } from '../organisations/members.ts';
import type { Session } from '../sessions/sessions.ts';
import { answered, toAnswers } from './answers.ts';
import { isOwn, noInvitation, requireOpen } from './own.ts';

type MemberInvites = ResponseOf<typeof getUserMemberInvites>['invites'];

/** The order of the pages of invitations to organisations: by deadline. */
export const memberOrder = {
  time: organisationInvitations.inviteExpiryDate,
  id: organisationInvitations.organisationId,
};

/** A page of the organisations that invite a person. */
export async function memberInvitesOf(
  db: Database,
  session: Session,
  page: Page,
): Promise<MemberInvites> {
  const found = await db
    .select({ invitation: organisationInvitations, name: organisations.name })
    .from(organisationInvitations)
    .innerJoin(organisations, eq(organisations.id, organisationInvitations.organisationId))
    .where(and(isOwn(organisationInvitations, session), page.after))
    .orderBy(...page.order)
    .limit(page.rows);
  const rows = page.cut(found, ({ invitation }) => ({
    time: invitation.inviteExpiryDate,
    id: invitation.organisationId,
  }));
  return rows.map(({ invitation, name }) => ({
    org_id: invitation.organisationId,
    org_name: name,
    response_status: invitation.responseStatus,
    inviteExpiryDate: invitation.inviteExpiryDate.toISOString(),
    rsvpQuestionnaire: questionsToAsk(invitation.rsvpQuestionnaire),
    rsvpResponses: invitation.responses,
  }));
}

/**
 * Stores a person's answer to an organisation, and begins the membership, or ends one that began by
 * this invitation. Requests of one person run one after the other, as with events.
 */
export function respondToOrganisation(
  db: Database,
  session: Session,
  { org_id, rsvpResponses }: RequestOf<typeof respondToMemberInvite>,
  now: Date,
): Promise<void> {
  const { userId } = session;
  return db.transaction(async (transaction) => {
    await keepPerson(transaction, userId);
    const [invitation] = await transaction
      .select()
      .from(organisationInvitations)
      .where(
        and(
          eq(organisationInvitations.organisationId, org_id),
          isOwn(organisationInvitations, session),
        ),
      )
      .for('update');
    if (invitation === undefined) throw noInvitation();
    requireOpen(invitation.inviteExpiryDate, now, (say) => say.organisationExpired);
    const answers = toAnswers(
      invitation.rsvpQuestionnaire,
      rsvpResponses,
      (say) => say.organisationAttendanceMissing,
    );
    await transaction
      .update(organisationInvitations)
      .set({ userId, ...answered(invitation, answers, now) })
      .where(
        and(
          eq(organisationInvitations.organisationId, org_id),
          eq(organisationInvitations.mobileNumber, invitation.mobileNumber),
        ),
      );
    if (answers.q_attending) await joinByInvitation(transaction, org_id, userId);
    else await leaveByInvitation(transaction, org_id, userId);
  });
}
