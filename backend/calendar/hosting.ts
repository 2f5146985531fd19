import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
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
  const invitees = invitedText(hosting.invited);
  await db
    .insert(calendarEvents)
    .values({
      id: randomUUID(),
      userId: hosting.hostId,
      hostedEventId: hosting.eventId,
      timeSlot: hosting.timeSlot,
      status: 'Hosting',
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
    .set({ invitees: invitedText(invited) })
    .where(and(isOfEvent, eq(calendarEvents.userId, hostId)));
  if (!isMoved) return;
  // They accepted another time.
  await db
    .update(calendarEvents)
    .set({ status: 'Time changed' })
    .where(and(isOfEvent, ne(calendarEvents.userId, hostId)));
}

/** Says in the calendars of host and guests that a hosted event is cancelled. */
export async function markCancelled(db: Database, eventId: string): Promise<void> {
  await db
    .update(calendarEvents)
    .set({ status: 'Cancelled' })
    .where(eq(calendarEvents.hostedEventId, eventId));
}

/** The number of invited people as the calendar shows it. */
export function invitedText(invited: number): string {
  return invited === 0 ? 'Nobody invited yet' : `${invited} invited`;
}
