import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { bookings, resourceBookings, serviceSessions } from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import {
  eventInvitations,
  formerMark,
  hostedEvents,
  withdrawnInvitations,
} from '../db/event-schema.ts';
import { organisationInvitations } from '../db/member-schema.ts';
import { partners, users } from '../db/schema.ts';
import type { Person, Session } from '../sessions/sessions.ts';

/**
 * Deletes an account with all that is the person's alone (§22.63): seats and slots are free again,
 * hosted events go. Other hosts keep the person's answers without number, name and words. The repeat
 * finds no account and changes nothing.
 */
export function deleteAccount(db: Database, session: Session): Promise<void> {
  return db.transaction(async (transaction) => {
    await lock(transaction, session);
    await giveBackSeats(transaction, session);
    await transaction.delete(resourceBookings).where(eq(resourceBookings.userId, session.userId));
    await leaveInvitations(transaction, session);
    await transaction.delete(users).where(eq(users.id, session.userId));
  });
}

/**
 * Takes the account, then the events that it hosts or is invited to, in the order of lock-people.ts: it
 * waits for what is under way for the person and in those events; later requests find no account.
 */
async function lock(db: Database, session: Session): Promise<void> {
  const { userId } = session;
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const { id, hostId } = hostedEvents;
  const hosted = db.select({ id }).from(hostedEvents).where(eq(hostId, userId));
  const invited = db
    .select({ id: eventInvitations.eventId })
    .from(eventInvitations)
    .where(isOf(session));
  // As one list, since 'hosted or invited' has the database read the events of all people.
  await db
    .select({ id })
    .from(hostedEvents)
    .where(inArray(id, unionAll(hosted, invited)))
    .orderBy(id)
    .for('no key update');
}

/** Seats are given back in one order for everybody, and a session goes with its last booking. */
async function giveBackSeats(db: Database, session: Session): Promise<void> {
  const { userId } = session;
  await lockPartners(db, session);
  const left = db.$with('left_sessions', { id: serviceSessions.id }).as(sql`
    select ${serviceSessions.id} from ${serviceSessions}
    where ${serviceSessions.id} in (
      select ${bookings.sessionId} from ${bookings} where ${bookings.userId} = ${userId}::uuid)
    order by ${serviceSessions.id} for update`);
  const given = await db
    .with(left)
    .update(serviceSessions)
    .set({ taken: sql`${serviceSessions.taken} - 1` })
    .where(sql`${serviceSessions.id} in (select id from ${left})`)
    .returning({ id: serviceSessions.id, taken: serviceSessions.taken });
  await db.delete(bookings).where(eq(bookings.userId, userId));
  const empty = given.filter(({ taken }) => taken === 0).map(({ id }) => id);
  await db.delete(serviceSessions).where(inArray(serviceSessions.id, empty));
}

/** A move takes its two sessions in any order, but holds their partner. */
async function lockPartners(db: Database, { userId }: Session): Promise<void> {
  const booked = db
    .select({ id: serviceSessions.partnerId })
    .from(bookings)
    .innerJoin(serviceSessions, eq(serviceSessions.id, bookings.sessionId))
    .where(eq(bookings.userId, userId));
  await db
    .select({ id: partners.id })
    .from(partners)
    .where(inArray(partners.id, booked))
    .orderBy(partners.id)
    .for('no key update');
}

/** Only numbers and yes or no stay of an answer: a text may name the person. */
async function leaveInvitations(db: Database, session: Session): Promise<void> {
  const isOwn = isOf(session);
  const { eventId, position, responseStatus, responses } = eventInvitations;
  // An edit that its host began with the guests as they were would bring the number back.
  const invited = db.select({ id: eventId }).from(eventInvitations).where(isOwn);
  await db
    .update(hostedEvents)
    .set({ version: sql`${hostedEvents.version} + 1` })
    .where(inArray(hostedEvents.id, invited));
  await db
    .delete(eventInvitations)
    .where(and(isOwn, isNull(position), eq(responseStatus, 'pending')));
  const countable = sql`(
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${responses})
    where jsonb_typeof(value) in ('boolean', 'number'))`;
  await db
    .update(eventInvitations)
    .set({
      mobileNumber: sql`${formerMark} || gen_random_uuid()`,
      userId: null,
      responses: countable,
    })
    .where(isOwn);
  await db
    .delete(withdrawnInvitations)
    .where(eq(withdrawnInvitations.mobileNumber, session.mobileNumber));
  const { userId, mobileNumber } = organisationInvitations;
  await db
    .delete(organisationInvitations)
    .where(or(eq(userId, session.userId), eq(mobileNumber, session.mobileNumber)));
}

function isOf({ userId, mobileNumber }: Person) {
  return or(eq(eventInvitations.userId, userId), eq(eventInvitations.mobileNumber, mobileNumber));
}
