import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { eventInvitations, hostedEvents } from '../db/event-schema.ts';
import { keepPerson } from '../db/lock-people.ts';
import { organisationInvitations } from '../db/member-schema.ts';
import type { Session } from '../sessions/sessions.ts';

/**
 * Links the invitations of a person's number from before the account existed; returns their count.
 */
export function claimInvitations(db: Database, { userId, mobileNumber }: Session): Promise<number> {
  const unclaimed = and(
    isNull(eventInvitations.userId),
    eq(eventInvitations.mobileNumber, mobileNumber),
  );
  return db.transaction(async (transaction) => {
    await keepPerson(transaction, userId);
    await keepEvents(transaction, unclaimed);
    const events = await transaction
      .update(eventInvitations)
      .set({ userId })
      .where(unclaimed)
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

/** Keeps the events of invitations as they are, in the order in which the deletion of a host takes them. */
async function keepEvents(db: Database, invitations: SQL | undefined): Promise<void> {
  const ids = db.select({ id: eventInvitations.eventId }).from(eventInvitations).where(invitations);
  await db
    .select({ id: hostedEvents.id })
    .from(hostedEvents)
    .where(inArray(hostedEvents.id, ids))
    .orderBy(hostedEvents.id)
    .for('share');
}
