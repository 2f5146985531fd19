import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { getAccountData } from '#domain/contract/account.ts';
import type { ResponseOf } from '#domain/contract/call.ts';
import {
  appointments,
  bookings,
  cancelledBookings,
  resourceBookings,
  serviceSessions,
} from '../db/booking-schema.ts';
import { calendarEvents, tasks } from '../db/calendar-schema.ts';
import type { Database } from '../db/database.ts';
import { eventChanges, eventInvitations, hostedEvents, isFormer } from '../db/event-schema.ts';
import { organisationInvitations } from '../db/member-schema.ts';
import { organisationMembers, organisations, resources } from '../db/organisation-schema.ts';
import { pushMessages } from '../db/push-schema.ts';
import { partners, pushTokens, rateLimits, services, sessions, users } from '../db/schema.ts';
import { isOwn } from '../invitations/own.ts';
import { keysOfNumber } from '../rate-limits/rate-limiter.ts';
import type { Session } from '../sessions/sessions.ts';

/**
 * Everything that the service holds about a person at one moment, each part under the name of its
 * table (§22.62). Hashes and tokens are secret: 'held' stands in their place. Of other people it has
 * only the numbers that the person typed.
 */
export function dataOf(
  db: Database,
  session: Session,
  now: Date,
): Promise<ResponseOf<typeof getAccountData>> {
  return db.transaction(
    async (snapshot) => ({
      made_at: now,
      users: await accountOf(snapshot, session),
      ...(await devicesOf(snapshot, session)),
      ...(await bookedBy(snapshot, session)),
      ...(await plansOf(snapshot, session)),
      ...(await hostedBy(snapshot, session)),
      ...(await invitationsOf(snapshot, session)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** With all their guests they are read within a fraction of what a statement may take. */
const eventsAtOnce = 50;

/** In the place of a hash or a token. */
const held = sql<string>`'held'`;

function accountOf(db: Database, { userId }: Session) {
  const { id, fullName, mobileNumber, dateOfBirth, createdAt, bookingTurns, language } = users;
  return db
    .select({
      id,
      fullName,
      mobileNumber,
      aadhaar: held,
      dateOfBirth,
      createdAt,
      bookingTurns,
      language,
    })
    .from(users)
    .where(eq(users.id, userId));
}

async function devicesOf(db: Database, { userId, mobileNumber }: Session) {
  const { id, device, createdAt, usedAt } = sessions;
  return {
    sessions: await db
      .select({ id, device, createdAt, usedAt, token: held })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(createdAt)),
    push_tokens: await db
      .select({ token: held, savedAt: pushTokens.savedAt })
      .from(pushTokens)
      .where(eq(pushTokens.userId, userId))
      .orderBy(asc(pushTokens.savedAt)),
    push_messages: await db
      .select({
        kind: pushMessages.kind,
        about: pushMessages.subjectId,
        createdAt: pushMessages.createdAt,
        settledAt: pushMessages.settledAt,
      })
      .from(pushMessages)
      .where(eq(pushMessages.userId, userId))
      .orderBy(asc(pushMessages.createdAt)),
    rate_limits: await db
      .select()
      .from(rateLimits)
      .where(inArray(rateLimits.key, keysOfNumber(mobileNumber))),
  };
}

async function bookedBy(db: Database, { userId }: Session) {
  const { day, startTime, endTime, startsAt, endsAt } = serviceSessions;
  return {
    bookings: await db
      .select({
        id: bookings.id,
        service: services.name,
        partner: partners.name,
        ...{ day, startTime, endTime, startsAt, endsAt },
        createdAt: bookings.createdAt,
      })
      .from(bookings)
      .innerJoin(serviceSessions, eq(serviceSessions.id, bookings.sessionId))
      .innerJoin(services, eq(services.id, serviceSessions.serviceId))
      .innerJoin(partners, eq(partners.id, serviceSessions.partnerId))
      .where(eq(bookings.userId, userId))
      .orderBy(asc(startsAt), asc(services.name)),
    resource_bookings: await db
      .select({
        id: resourceBookings.id,
        resource: resources.name,
        day: resourceBookings.day,
        startTime: resourceBookings.startTime,
        endTime: resourceBookings.endTime,
        startsAt: resourceBookings.startsAt,
        endsAt: resourceBookings.endsAt,
        createdAt: resourceBookings.createdAt,
      })
      .from(resourceBookings)
      .innerJoin(resources, eq(resources.id, resourceBookings.resourceId))
      .where(eq(resourceBookings.userId, userId))
      .orderBy(asc(resourceBookings.startsAt)),
    cancelled_bookings: await db
      .select({ id: cancelledBookings.id, cancelledAt: cancelledBookings.cancelledAt })
      .from(cancelledBookings)
      .where(eq(cancelledBookings.userId, userId))
      .orderBy(asc(cancelledBookings.cancelledAt)),
  };
}

async function plansOf(db: Database, { userId }: Session) {
  const of = (table: typeof appointments | typeof calendarEvents | typeof tasks) =>
    db.select().from(table).where(eq(table.userId, userId)).orderBy(asc(table.timeSlot));
  return {
    appointments: await of(appointments),
    calendar_events: await of(calendarEvents),
    tasks: await of(tasks),
  };
}

/**
 * The events that the person hosts, and what their edits replaced. Names of guests are left out, and so
 * are the numbers of those whom the host did not invite by number: they are the guests' own.
 */
async function hostedBy(db: Database, { userId }: Session) {
  const { fingerprint: _, ...columns } = getTableColumns(hostedEvents);
  const { id, eventName, eventDateTime, hostId } = hostedEvents;
  const events = await db
    .select(columns)
    .from(hostedEvents)
    .where(eq(hostId, userId))
    .orderBy(asc(eventDateTime), asc(id));
  const { eventId, mobileNumber, responseStatus, responses, invitedAt, position } =
    eventInvitations;
  const guests = await ofEach(events, (ids) =>
    db
      .select({ eventId, mobileNumber, responseStatus, responses, invitedAt, position })
      .from(eventInvitations)
      .where(inArray(eventId, ids))
      .orderBy(asc(position)),
  );
  const { version, former } = eventChanges;
  const changes = await ofEach(events, (ids) =>
    db
      .select({ event: eventName, version, former })
      .from(eventChanges)
      .innerJoin(hostedEvents, eq(id, eventChanges.eventId))
      .where(inArray(id, ids))
      .orderBy(asc(eventDateTime), asc(id), asc(version)),
  );
  const ofEvent = Map.groupBy(guests, (guest) => guest.eventId);
  return {
    hosted_events: events.map((event) => ({
      ...event,
      guests: (ofEvent.get(event.id) ?? []).map(({ eventId: _, position, ...guest }) => ({
        ...guest,
        mobileNumber: position === null || isFormer(guest) ? null : guest.mobileNumber,
      })),
    })),
    event_changes: changes,
  };
}

/** Rows of some events after the other, since a statement over all of them may take too long (§23.6). */
async function ofEach<Row>(
  events: readonly { readonly id: string }[],
  read: (ids: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < events.length; from += eventsAtOnce) {
    const some = events.slice(from, from + eventsAtOnce);
    rows.push(...(await read(some.map(({ id }) => id))));
  }
  return rows;
}

async function invitationsOf(db: Database, session: Session) {
  return {
    event_invitations: await db
      .select({
        event: hostedEvents.eventName,
        eventDateTime: hostedEvents.eventDateTime,
        mobileNumber: eventInvitations.mobileNumber,
        responseStatus: eventInvitations.responseStatus,
        responses: eventInvitations.responses,
        invitedAt: eventInvitations.invitedAt,
        respondedAt: eventInvitations.respondedAt,
      })
      .from(eventInvitations)
      .innerJoin(hostedEvents, eq(hostedEvents.id, eventInvitations.eventId))
      .where(isOwn(eventInvitations, session))
      .orderBy(asc(hostedEvents.eventDateTime), asc(hostedEvents.eventName)),
    organisation_invitations: await db
      .select({
        organisation: organisations.name,
        mobileNumber: organisationInvitations.mobileNumber,
        responseStatus: organisationInvitations.responseStatus,
        responses: organisationInvitations.responses,
        invitedAt: organisationInvitations.invitedAt,
        respondedAt: organisationInvitations.respondedAt,
      })
      .from(organisationInvitations)
      .innerJoin(organisations, eq(organisations.id, organisationInvitations.organisationId))
      .where(isOwn(organisationInvitations, session))
      .orderBy(asc(organisations.name)),
    organisation_members: await db
      .select({
        organisation: organisations.name,
        isByInvitation: organisationMembers.isByInvitation,
      })
      .from(organisationMembers)
      .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
      .where(eq(organisationMembers.userId, session.userId))
      .orderBy(asc(organisations.name)),
  };
}
