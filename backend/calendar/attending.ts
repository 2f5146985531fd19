import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { hostedBy } from '#domain/calendar.texts.ts';
import { statuses } from '#domain/calendar.ts';
import { calendarEvents } from '../db/calendar-schema.ts';
import type { Database } from '../db/database.ts';

/** The fields of a hosted event in a guest's calendar. */
interface Attended {
  readonly id: string;
  readonly eventName: string;
  readonly eventDateTime: Date;
}

/**
 * Adds a hosted event to a guest's calendar; one that is there already is marked as accepted. `host` is
 * the host's full name.
 */
export async function writeAttending(
  db: Database,
  { userId, event, host }: { userId: string; event: Attended; host: string },
): Promise<void> {
  await db
    .insert(calendarEvents)
    .values({
      id: randomUUID(),
      userId,
      hostedEventId: event.id,
      timeSlot: event.eventDateTime,
      status: statuses.accepted,
      title: event.eventName,
      invitees: hostedBy(host),
    })
    .onConflictDoUpdate({
      target: [calendarEvents.hostedEventId, calendarEvents.userId],
      set: { status: statuses.accepted },
    });
}

/** Removes a hosted event from the calendars of people who are no longer invited. */
export async function leaveCalendars(
  db: Database,
  eventId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .delete(calendarEvents)
    .where(
      and(eq(calendarEvents.hostedEventId, eventId), inArray(calendarEvents.userId, [...userIds])),
    );
}
