import { eq, type SQL, sql } from 'drizzle-orm';
import { hostedEvents } from '../db/event-schema.ts';
import type { RowPlace } from '../http/page.ts';

/** Where an event stands in a list that is weighed. */
export function placeOfEvent({ event: { id, eventDateTime: time }, fits }: WeighedEvent): RowPlace {
  return { time, id, fits };
}

interface WeighedEvent {
  readonly event: { readonly id: string; readonly eventDateTime: Date };
  readonly fits: boolean;
}

/** What an event's own texts weigh in an answer, by its id, in bytes. */
export function weightOfEvent(id: SQL): SQL {
  const { description, rsvpQuestionnaire } = hostedEvents;
  return sql`(
    select octet_length(${description}) + octet_length(${rsvpQuestionnaire}::text)
    from ${hostedEvents} where ${eq(hostedEvents.id, id)})`;
}
