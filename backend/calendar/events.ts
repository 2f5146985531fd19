import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { CalendarEvent } from '#domain/calendar.ts';
import { calendarEvents } from '../db/calendar-schema.ts';
import type { Database } from '../db/database.ts';

/** A person's calendar events in time order: added by hand and of hosted events. */
export function listEvents(db: Database, userId: string) {
  return db
    .select({
      user_id: calendarEvents.userId,
      time_slot: calendarEvents.timeSlot,
      status: calendarEvents.status,
      title: calendarEvents.title,
      invitees: calendarEvents.invitees,
    })
    .from(calendarEvents)
    .where(eq(calendarEvents.userId, userId))
    .orderBy(asc(calendarEvents.timeSlot), asc(calendarEvents.id));
}

/** Adds a calendar event at an instant. */
export async function addEvent(db: Database, wanted: CalendarEvent, timeSlot: Date) {
  const { user_id: userId, status, title, invitees } = wanted;
  await db
    .insert(calendarEvents)
    .values({ id: randomUUID(), userId, timeSlot, status, title, invitees });
}
