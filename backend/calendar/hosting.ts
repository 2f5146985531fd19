import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import { peopleInvited } from '#domain/calendar.texts.ts';
import { statuses } from '#domain/calendar.ts';
import { calendarEvents } from '../db/calendar-schema.ts';
import type { Database } from '../db/database.ts';
import { eventChanges, eventInvitations } from '../db/event-schema.ts';

/** The fields of a hosted event in its host's calendar; `invited` counts people. */
export interface Hosting {
  readonly eventId: string;
  readonly hostId: string;
  readonly title: string;
  readonly timeSlot: Date;
  readonly invited: number;
}

/** Writes a hosted event into its host's calendar, or updates its number of invited people. */
export async function writeHosting(db: Database, hosting: Hosting): Promise<void> {
  const invitees = peopleInvited(hosting.invited);
  await db
    .insert(calendarEvents)
    .values({
      id: randomUUID(),
      userId: hosting.hostId,
      hostedEventId: hosting.eventId,
      timeSlot: hosting.timeSlot,
      status: statuses.hosting,
      title: hosting.title,
      invitees,
    })
    .onConflictDoUpdate({
      target: [calendarEvents.hostedEventId, calendarEvents.userId],
      set: { invitees },
    });
}

/**
 * Writes an edited event into the calendars of its host and of the guests who attend, whose entries say
 * whether they accepted its present time or another one.
 */
export async function rewriteCalendars(
  db: Database,
  { eventId, hostId, title, timeSlot, invited }: Hosting,
): Promise<void> {
  const isOfEvent = eq(calendarEvents.hostedEventId, eventId);
  await db.update(calendarEvents).set({ title, timeSlot }).where(isOfEvent);
  await db
    .update(calendarEvents)
    .set({ invitees: peopleInvited(invited) })
    .where(and(isOfEvent, eq(calendarEvents.userId, hostId)));
  const { accepted, time_changed } = statuses;
  await db
    .update(calendarEvents)
    .set({
      status: sql`case when ${acceptedTime(db)} <> ${timeSlot.toISOString()}
        then ${time_changed} else ${accepted} end`,
    })
    .from(eventInvitations)
    .where(
      and(
        isOfEvent,
        ne(calendarEvents.userId, hostId),
        eq(eventInvitations.eventId, eventId),
        eq(eventInvitations.userId, calendarEvents.userId),
      ),
    );
}

/** The time that a guest accepted, which the first edit of it since then replaced; null without one. */
function acceptedTime(db: Database) {
  const former = sql`${eventChanges.former} ->> 'eventDateTime'`;
  const edits = db
    .select({ former })
    .from(eventChanges)
    .where(
      and(
        eq(eventChanges.eventId, eventInvitations.eventId),
        gt(eventChanges.version, eventInvitations.answeredVersion),
        isNotNull(former),
      ),
    )
    .orderBy(eventChanges.version)
    .limit(1);
  return sql`(${edits})`;
}

/** Says in the calendars of host and guests that a hosted event is cancelled. */
export async function markCancelled(db: Database, eventId: string): Promise<void> {
  await db
    .update(calendarEvents)
    .set({ status: statuses.cancelled })
    .where(eq(calendarEvents.hostedEventId, eventId));
}
