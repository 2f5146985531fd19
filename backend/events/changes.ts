import { eq, type SQL, sql } from 'drizzle-orm';
import type { EventChange } from '#domain/event-changes.ts';
import type { Database } from '../db/database.ts';
import { eventChanges, type FormerFacts, hostedEvents } from '../db/event-schema.ts';
import { digest, digestOfQuestions } from './fingerprint.ts';
import type { NewEvent } from './new-event.ts';

type Change = Pick<typeof eventChanges.$inferSelect, 'version' | 'former'>;

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

/** Selects the edits of the hosted event that a statement reads, the earliest first. */
export function changesOf(db: Database): SQL<readonly Change[]> {
  const { eventId, version, former } = eventChanges;
  const change = sql`json_build_object('version', ${version}, 'former', ${former})`;
  const changes = db
    .select({ all: sql`coalesce(json_agg(${change} order by ${version}), '[]')` })
    .from(eventChanges)
    .where(eq(eventId, hostedEvents.id));
  return sql<readonly Change[]>`${changes}`;
}

/** The invitation, answered or not, for which the changes are read. */
interface Answered {
  readonly respondedAt: Date | null;
  readonly answeredVersion: number;
}

/** What a person sees changed since they answered; nothing of what was changed back (§22.55). */
export function changedSince(
  event: NewEvent,
  changes: readonly Change[],
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
  changes: readonly Change[],
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
