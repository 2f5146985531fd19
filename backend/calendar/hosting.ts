import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { peopleInvited } from '#domain/calendar.texts.ts';
import { statuses } from '#domain/calendar.ts';
import { calendarEvents } from '../db/calendar-schema.ts';
import type { Database } from '../db/database.ts';

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

/** Writes an edited event into the calendars of its host and of the guests who attend. */
export async function rewriteCalendars(
  db: Database,
  { eventId, hostId, title, timeSlot, invited, isMoved }: Hosting & { readonly isMoved: boolean },
): Promise<void> {
  const isOfEvent = eq(calendarEvents.hostedEventId, eventId);
  await db.update(calendarEvents).set({ title, timeSlot }).where(isOfEvent);
  await db
    .update(calendarEvents)
    .set({ invitees: peopleInvited(invited) })
    .where(and(isOfEvent, eq(calendarEvents.userId, hostId)));
  if (!isMoved) return;
  // They accepted another time.
  await db
    .update(calendarEvents)
    .set({ status: statuses.time_changed })
    .where(and(isOfEvent, ne(calendarEvents.userId, hostId)));
}

/** Says in the calendars of host and guests that a hosted event is cancelled. */
export async function markCancelled(db: Database, eventId: string): Promise<void> {
  await db
    .update(calendarEvents)
    .set({ status: statuses.cancelled })
    .where(eq(calendarEvents.hostedEventId, eventId));
}
