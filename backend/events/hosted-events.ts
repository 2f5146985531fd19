import { asc, eq } from 'drizzle-orm';
import type { ResponseOf } from '#domain/contract/call.ts';
import type { getEvents } from '#domain/contract/events.ts';
import type { Database } from '../db/database.ts';
import { eventInvitations, hostedEvents } from '../db/event-schema.ts';

type HostedEvents = ResponseOf<typeof getEvents>['events'];

/**
 * The events of a host in time order, each with its invited people: named ones in the order of
 * invitation, then those who came because the event is open to everyone.
 */
export async function hostedEventsOf(db: Database, hostId: string): Promise<HostedEvents> {
  const events = await db
    .select()
    .from(hostedEvents)
    .where(eq(hostedEvents.hostId, hostId))
    .orderBy(asc(hostedEvents.eventDateTime), asc(hostedEvents.id));
  const invitees = Map.groupBy(await inviteesOf(db, hostId), ({ eventId }) => eventId);
  return events.map((event) => ({
    id: event.id,
    eventName: event.eventName,
    eventDateTime: event.eventDateTime.toISOString(),
    venue: event.venue,
    description: event.description,
    inviteExpiryDate: event.inviteExpiryDate.toISOString(),
    rsvpQuestionnaire: [...event.rsvpQuestionnaire],
    invitees: (invitees.get(event.id) ?? []).map(({ eventId: _, ...invitee }) => invitee),
  }));
}

function inviteesOf(db: Database, hostId: string) {
  return db
    .select({
      eventId: eventInvitations.eventId,
      mobile_number: eventInvitations.mobileNumber,
      response_status: eventInvitations.responseStatus,
      rsvpResponses: eventInvitations.responses,
    })
    .from(eventInvitations)
    .innerJoin(hostedEvents, eq(hostedEvents.id, eventInvitations.eventId))
    .where(eq(hostedEvents.hostId, hostId))
    .orderBy(
      asc(eventInvitations.eventId),
      asc(eventInvitations.position),
      asc(eventInvitations.mobileNumber),
    );
}
