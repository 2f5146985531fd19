import { eq, type SQL, sql } from 'drizzle-orm';
import { hostedEvents } from '../db/event-schema.ts';

/** What an event's own texts weigh in an answer, by its id, in bytes. */
export function weightOfEvent(id: SQL): SQL {
  const { description, rsvpQuestionnaire } = hostedEvents;
  return sql`(
    select octet_length(${description}) + octet_length(${rsvpQuestionnaire}::text)
    from ${hostedEvents} where ${eq(hostedEvents.id, id)})`;
}
