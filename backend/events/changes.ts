import { asc, inArray } from 'drizzle-orm';
import type { EventChange } from '#domain/event-changes.ts';
import type { Database } from '../db/database.ts';
import { eventChanges, type FormerFacts } from '../db/event-schema.ts';
import { digest, digestOfQuestions } from './fingerprint.ts';
import type { NewEvent } from './new-event.ts';

type Change = typeof eventChanges.$inferSelect;

/** The facts of an event of which a guest hears a change; the deadline is not among them. */
function factsOf(event: NewEvent): Required<FormerFacts> {
  return {
    eventName: event.eventName,
    eventDateTime: event.eventDateTime.toISOString(),
    venue: event.venue,
    description: digest(event.description),
    rsvpQuestionnaire: digestOfQuestions(event.rsvpQuestionnaire),
  };
}

/** The facts of an event that an edit changes, as they were. */
export function formerFacts(before: NewEvent, after: NewEvent): FormerFacts {
  const now: Required<FormerFacts> = factsOf(after);
  const was = Object.entries(factsOf(before)) as [keyof FormerFacts, string][];
  return Object.fromEntries(was.filter(([fact, value]) => value !== now[fact]));
}

/** The edits of events, the earliest first. */
export async function changesOf(
  db: Database,
  eventIds: readonly string[],
): Promise<Map<string, Change[]>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(eventChanges)
    .where(inArray(eventChanges.eventId, [...eventIds]))
    .orderBy(asc(eventChanges.eventId), asc(eventChanges.version));
  return Map.groupBy(rows, ({ eventId }) => eventId);
}

/** The invitation, answered or not, for which the changes are read. */
interface Answered {
  readonly respondedAt: Date | null;
  readonly answeredVersion: number;
}

/** What a person sees changed since they answered; nothing of what was changed back (§22.55). */
export function changedSince(
  event: NewEvent,
  changes: readonly Change[] | undefined,
  { respondedAt, answeredVersion }: Answered,
): { changed?: EventChange[] } {
  if (respondedAt === null) return {};
  const changed = changedAfter(answeredVersion, event, changes);
  return changed.length > 0 ? { changed } : {};
}

/** The parts of an event that differ from the version that a guest saw. */
export function changedAfter(
  seen: number,
  event: NewEvent,
  changes: readonly Change[] = [],
): EventChange[] {
  const later = changes.filter(({ version }) => version > seen);
  // The earliest edit knows what was answered to.
  const former: FormerFacts = Object.assign({}, ...later.map((one) => one.former).reverse());
  const now = factsOf(event);
  const { eventName, eventDateTime, venue, description, rsvpQuestionnaire } = former;
  return [
    ...told('name', eventName, now.eventName, true),
    ...told('time', eventDateTime, now.eventDateTime, true),
    ...told('venue', venue, now.venue, true),
    ...told('description', description, now.description, false),
    ...told('questions', rsvpQuestionnaire, now.rsvpQuestionnaire, false),
  ];
}

function told(
  field: EventChange['field'],
  former: string | undefined,
  now: string,
  isKept: boolean,
): EventChange[] {
  if (former === undefined || former === now) return [];
  return [isKept ? { field, former } : { field }];
}
