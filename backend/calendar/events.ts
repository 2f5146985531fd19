import { and, eq } from 'drizzle-orm';
import type { CalendarEvent } from '#domain/calendar.ts';
import { calendarEvents } from '../db/calendar-schema.ts';
import type { Database } from '../db/database.ts';
import type { Page } from '../http/page.ts';
import { type Adding, addEntry } from './add-entry.ts';
import { changeEntry } from './own-entry.ts';

/** A page of a person's calendar events: added by hand, and of hosted events, with the event's id. */
export async function listEvents(db: Database, userId: string, page: Page) {
  const rows = await db
    .select({
      id: calendarEvents.id,
      addedAt: calendarEvents.addedAt,
      user_id: calendarEvents.userId,
      time_slot: calendarEvents.timeSlot,
      status: calendarEvents.status,
      title: calendarEvents.title,
      invitees: calendarEvents.invitees,
      event_id: calendarEvents.hostedEventId,
    })
    .from(calendarEvents)
    .where(and(eq(calendarEvents.userId, userId), page.after))
    .orderBy(...page.order)
    .limit(page.rows);
  return rows.map(({ event_id, ...row }) => (event_id === null ? row : { ...row, event_id }));
}

/** Adds a calendar event by hand; answers with its id. */
export function addEvent(db: Database, wanted: CalendarEvent, adding: Adding): Promise<string> {
  const { user_id: userId, status, title, invitees } = wanted;
  const { timeSlot, now: addedAt } = adding;
  return addEntry(db, calendarEvents, { ...adding, userId, kind: 'events' }, (transaction, id) =>
    transaction
      .insert(calendarEvents)
      .values({ id, userId, timeSlot, status, title, invitees, addedAt }),
  );
}

/** Changes a calendar event that was added by hand; refuses any other (404). */
export function updateEvent(
  db: Database,
  wanted: CalendarEvent & { readonly id: string },
  timeSlot: Date,
): Promise<void> {
  const { id, user_id: userId, invitees, status, title } = wanted;
  return changeEntry(calendarEvents, { id, userId }, (own) =>
    db
      .update(calendarEvents)
      .set({ timeSlot, status, title, invitees })
      .where(own)
      .returning({ id: calendarEvents.id }),
  );
}
