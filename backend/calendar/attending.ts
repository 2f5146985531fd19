import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { calendarEvents } from '../db/calendar-schema.ts';
import type { Database } from '../db/database.ts';

/** The fields of a hosted event in a guest's calendar. */
interface Attended {
  readonly id: string;
  readonly eventName: string;
  readonly eventDateTime: Date;
}

/** Adds a hosted event to a guest's calendar once; `host` is the host's full name. */
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
      status: 'Accepted',
      title: event.eventName,
      invitees: `Hosted by ${host}`,
    })
    .onConflictDoNothing();
}

/** Removes a hosted event from a guest's calendar. */
export async function leaveCalendar(
  db: Database,
  { userId, event }: { userId: string; event: Attended },
): Promise<void> {
  await db
    .delete(calendarEvents)
    .where(and(eq(calendarEvents.hostedEventId, event.id), eq(calendarEvents.userId, userId)));
}
