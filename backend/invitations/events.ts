import { and, eq, sql } from 'drizzle-orm';
import type { RequestOf, ResponseOf } from '#domain/contract/call.ts';
import { outdatedCode } from '#domain/contract/failure.ts';
import type { getUserEvents, respondToInvite } from '#domain/contract/invitations.ts';
import type { EventVersion } from '#domain/event.ts';
import { isAskedAgain } from '#domain/event-changes.ts';
import { questionsToAsk } from '#domain/rsvp.ts';
import { leaveCalendars, writeAttending } from '../calendar/attending.ts';
import type { Database } from '../db/database.ts';
import { eventInvitations, hostedEvents } from '../db/event-schema.ts';
import { keepPerson } from '../db/lock-people.ts';
import { users } from '../db/schema.ts';
import { cancellationOf } from '../events/cancellation.ts';
import { changedAfter, changedSince, changesOf } from '../events/changes.ts';
import { placeOfEvent, weightOfEvent } from '../events/weight.ts';
import { type Page, weighed } from '../http/page.ts';
import { refusal } from '../http/refusal.ts';
import type { Person, Session } from '../sessions/sessions.ts';
import { isUuid } from '../uuid.ts';
import { answered, toAnswers } from './answers.ts';
import { isOwn, noInvitation, requireOpen } from './own.ts';

type InvitedEvents = ResponseOf<typeof getUserEvents>['invitedEvents'];

/** The order of the pages of invitations to events. */
export const invitedOrder = { time: hostedEvents.eventDateTime, id: hostedEvents.id };

/** A page of the events that a person is invited to. */
export async function invitedEventsOf(
  db: Database,
  session: Session,
  page: Page,
): Promise<InvitedEvents> {
  const own = isOwn(eventInvitations, session);
  const isOfEvent = eq(hostedEvents.id, eventInvitations.eventId);
  const listed = page.weighed({
    from: sql`${eventInvitations} join ${hostedEvents} on ${isOfEvent}`,
    where: own,
    weightOf: (id) => sql`${weightOfEvent(id)} + (
      select max(octet_length(${eventInvitations.responses}::text))
      from ${eventInvitations} where ${and(eq(eventInvitations.eventId, id), own)})`,
  });
  const found = await db
    .select({
      event: hostedEvents,
      invitation: eventInvitations,
      host: users.fullName,
      changes: changesOf(db),
      fits: weighed.fits,
    })
    .from(listed)
    .innerJoin(eventInvitations, and(eq(eventInvitations.eventId, weighed.id), own))
    .innerJoin(hostedEvents, isOfEvent)
    .innerJoin(users, eq(users.id, hostedEvents.hostId))
    .orderBy(weighed.place);
  const rows = page.cut(found, placeOfEvent);
  return rows.map(({ event, invitation, host, changes }) => ({
    event_id: event.id,
    title: event.eventName,
    date: event.eventDateTime.toISOString(),
    location: event.venue,
    description: event.description,
    host_name: host,
    inviteExpiryDate: event.inviteExpiryDate.toISOString(),
    response_status: invitation.responseStatus,
    rsvpQuestionnaire: questionsToAsk(event.rsvpQuestionnaire),
    rsvpResponses: invitation.responses,
    version: event.version,
    ...cancellationOf(event),
    ...changedSince(event, changes, invitation),
  }));
}

/**
 * Stores a person's answer to an event, and adds the event to their calendar or removes it. The event
 * stays as it is meanwhile, so that no answer is stored to a cancelled one, or to a former time as if
 * it were to the present one; a lock on the invitation serializes the requests of one person.
 */
export function respondToEvent(
  db: Database,
  person: Person,
  { event_id, rsvpResponses, version }: RequestOf<typeof respondToInvite>,
  now: Date,
): Promise<void> {
  if (!isUuid(event_id)) throw noInvitation();
  const { userId } = person;
  return db.transaction(async (transaction) => {
    await keepPerson(transaction, userId);
    const [hosted] = await transaction
      .select({ event: hostedEvents, host: users.fullName })
      .from(hostedEvents)
      .innerJoin(users, eq(users.id, hostedEvents.hostId))
      .where(eq(hostedEvents.id, event_id))
      .for('share', { of: hostedEvents });
    const [invitation] = await transaction
      .select()
      .from(eventInvitations)
      .where(and(eq(eventInvitations.eventId, event_id), isOwn(eventInvitations, person)))
      .for('update');
    if (hosted === undefined || invitation === undefined) throw noInvitation();
    const { event, host } = hosted;
    if (event.cancelledAt !== null) throw refusal(409, (say) => say.hostCancelled);
    requireOpen(event.inviteExpiryDate, now, (say) => say.eventExpired);
    const seen = seenVersion(version, invitation, event);
    await requireSameTime(transaction, event, seen);
    const answers = toAnswers(
      event.rsvpQuestionnaire,
      rsvpResponses,
      (say) => say.eventAttendanceMissing,
    );
    await transaction
      .update(eventInvitations)
      .set({ userId, ...answeredAt(invitation, answers, seen, now) })
      .where(
        and(
          eq(eventInvitations.eventId, event.id),
          eq(eventInvitations.mobileNumber, invitation.mobileNumber),
        ),
      );
    // A host who invited their own number keeps the event in the calendar as its host.
    if (event.hostId === userId) return;
    if (answers.q_attending) await writeAttending(transaction, { userId, event, host });
    else await leaveCalendars(transaction, event.id, [userId]);
  });
}

/**
 * The version that a person saw; the newest for a client that does not say one of this service. An older
 * one than the invitation would tell the guest what the event was before.
 */
function seenVersion(
  said: EventVersion | undefined,
  { invitedVersion }: typeof eventInvitations.$inferSelect,
  { version: newest }: Hosted,
): number {
  return typeof said === 'number' && Number.isInteger(said) && said >= 0
    ? Math.max(invitedVersion, Math.min(said, newest))
    : newest;
}

/**
 * Refuses (409) an answer to a version of an event that was at another time. The edits are read once
 * the event is locked, since a statement that waits for a lock does not see what was added meanwhile.
 */
async function requireSameTime(db: Database, event: Hosted, seen: number): Promise<void> {
  if (seen === event.version) return;
  const [edited] = await db
    .select({ changes: changesOf(db) })
    .from(hostedEvents)
    .where(eq(hostedEvents.id, event.id));
  if (!isAskedAgain({ changed: changedAfter(seen, event, edited?.changes ?? []) })) return;
  throw refusal(409, (say) => say.eventTimeChanged, {}, outdatedCode);
}

type Hosted = typeof hostedEvents.$inferSelect;

/** The columns of an answer to a version of an event; to a changed one, a repeat is a new answer. */
function answeredAt(
  before: typeof eventInvitations.$inferSelect,
  answers: ReturnType<typeof toAnswers>,
  version: number,
  now: Date,
) {
  const isSame = before.answeredVersion === version;
  const columns = answered(isSame ? before : { ...before, respondedAt: null }, answers, now);
  return { ...columns, answeredVersion: version };
}
