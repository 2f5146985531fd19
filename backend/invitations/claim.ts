import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { eventInvitations } from '../db/event-schema.ts';
import { organisationInvitations } from '../db/member-schema.ts';
import type { Session } from '../sessions/sessions.ts';

/**
 * Links the invitations of a person's number from before the account existed; returns their count.
 */
export function claimInvitations(db: Database, { userId, mobileNumber }: Session): Promise<number> {
  return db.transaction(async (transaction) => {
    const events = await transaction
      .update(eventInvitations)
      .set({ userId })
      .where(and(isNull(eventInvitations.userId), eq(eventInvitations.mobileNumber, mobileNumber)))
      .returning({ id: eventInvitations.eventId });
    const organisations = await transaction
      .update(organisationInvitations)
      .set({ userId })
      .where(
        and(
          isNull(organisationInvitations.userId),
          eq(organisationInvitations.mobileNumber, mobileNumber),
        ),
      )
      .returning({ id: organisationInvitations.organisationId });
    return events.length + organisations.length;
  });
}
