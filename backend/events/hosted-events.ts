import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ResponseOf } from '#domain/contract/call.ts';
import type { getEvents } from '#domain/contract/events.ts';
import type { Database } from '../db/database.ts';
import { eventInvitations, formerMark, hostedEvents } from '../db/event-schema.ts';
import { users } from '../db/schema.ts';
import { type Page, weighed } from '../http/page.ts';
import { cancellationOf } from './cancellation.ts';
import { changedSince, changesOf } from './changes.ts';
import { placeOfEvent, weightOfEvent } from './weight.ts';

/** What a guest weighs without answers: number, name, status and times. */
const guestBytes = 250;

type HostedEvents = ResponseOf<typeof getEvents>['events'];

/** The order of the pages of hosted events. */
export const hostedOrder = { time: hostedEvents.eventDateTime, id: hostedEvents.id };

/**
 * A page of a host's events, each with its invited people: named ones in the order of invitation,
 * then those who came because the event is open to everyone.
 */
export async function hostedEventsOf(
  db: Database,
  hostId: string,
  page: Page,
  now: Date,
): Promise<HostedEvents> {
  const own = eq(hostedEvents.hostId, hostId);
  const rows = await db
    .select({ event: hostedEvents, changes: changesOf(db), fits: weighed.fits })
    .from(page.weighed({ from: sql`${hostedEvents}`, where: own, weightOf: weightWithGuests }))
    .innerJoin(hostedEvents, eq(hostedEvents.id, weighed.id))
    .orderBy(weighed.place);
  const hosted = page.cut(rows, placeOfEvent);
  const ids = hosted.map(({ event }) => event.id);
  const invitees = Map.groupBy(await inviteesOf(db, ids), ({ eventId }) => eventId);
  return hosted.map(({ event, changes }) => ({
    id: event.id,
    eventName: event.eventName,
    eventDateTime: event.eventDateTime.toISOString(),
    venue: event.venue,
    description: event.description,
    inviteExpiryDate: event.inviteExpiryDate.toISOString(),
    rsvpQuestionnaire: [...event.rsvpQuestionnaire],
    invitees: (invitees.get(event.id) ?? []).map(({ eventId: _, name, answer, ...invitee }) => ({
      ...invitee,
      ...(name !== null && { name }),
      ...answeredAt(invitee.mobile_number, answer),
      ...changedSince(event, changes, answer),
    })),
    version: event.version,
    ...cancellationOf(event),
    can_edit: event.cancelledAt === null && event.eventDateTime > now,
  }));
}

/** When a guest answered; left out for a former guest, whom an earlier list would reveal by it. */
function answeredAt(mobileNumber: string, { respondedAt }: { respondedAt: Date | null }) {
  return mobileNumber === '' || respondedAt === null
    ? {}
    : { responded_at: respondedAt.toISOString() };
}

/** What an event weighs in the list of its host: mostly what its guests have answered. */
function weightWithGuests(id: SQL): SQL {
  const { eventId, responses } = eventInvitations;
  return sql`${weightOfEvent(id)} + (
    select coalesce(sum(octet_length(${responses}::text) + ${guestBytes}), 0)
    from ${eventInvitations} where ${eq(eventId, id)})`;
}

async function inviteesOf(db: Database, eventIds: string[]) {
  if (eventIds.length === 0) return [];
  return (
    db
      .select({
        eventId: eventInvitations.eventId,
        // A former guest has no number.
        mobile_number: sql<string>`case when starts_with(${eventInvitations.mobileNumber}, ${formerMark})
          then '' else ${eventInvitations.mobileNumber} end`,
        name: users.fullName,
        response_status: eventInvitations.responseStatus,
        rsvpResponses: eventInvitations.responses,
        answer: {
          respondedAt: eventInvitations.respondedAt,
          answeredVersion: eventInvitations.answeredVersion,
        },
      })
      .from(eventInvitations)
      // A number alone does not lead to a name: a guest is named once they have answered.
      .leftJoin(
        users,
        and(eq(users.id, eventInvitations.userId), isNotNull(eventInvitations.respondedAt)),
      )
      .where(inArray(eventInvitations.eventId, eventIds))
      .orderBy(
        asc(eventInvitations.eventId),
        asc(eventInvitations.position),
        asc(eventInvitations.mobileNumber),
      )
  );
}
