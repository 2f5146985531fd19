import * as v from 'valibot';
import { AnsweredInstant, AnsweredTime } from './answered-time.ts';
import { unnamed } from './event.texts.ts';
import { EventChanges } from './event-changes.ts';
import { AnsweredFlag, AnsweredId, IsoDay, IsoInstant } from './ids.ts';
import { E164 } from './phone.ts';
import { RsvpQuestion, RsvpResponses, responseStatus } from './rsvp.ts';
import { endOfDay, instantTold } from './zoned-time.ts';

const Guest = v.object({
  mobile_number: v.string(),
  name: v.nullish(v.string()),
  // Empty where the service does not tell the host how far a guest is.
  response_status: responseStatus(''),
  rsvpResponses: v.nullish(RsvpResponses, {}),
  changed: v.nullish(EventChanges),
  responded_at: v.nullish(AnsweredTime),
});

const PlainNumber = v.pipe(
  v.string(),
  v.transform((mobile_number) => v.parse(Guest, { mobile_number })),
);

/** A guest's answers, as far as the service tells the host; it may tell only the number. */
export const Invitee = v.lazy((said) => (typeof said === 'string' ? PlainNumber : Guest));

export type Invitee = v.InferOutput<typeof Invitee>;

/** Names a state of an event, as its service does; it is sent back as it came. */
export const EventVersion = v.union([v.number(), v.string()]);

export type EventVersion = v.InferOutput<typeof EventVersion>;

/** The last four are additions (§22.50, §22.53). */
const facts = {
  id: v.nullish(AnsweredId),
  _id: v.nullish(AnsweredId),
  eventName: v.nullish(v.string()),
  title: v.nullish(v.string()),
  eventDateTime: v.nullish(AnsweredTime),
  venue: v.nullish(v.string()),
  description: v.nullish(v.string()),
  inviteExpiryDate: v.nullish(AnsweredTime),
  rsvpQuestionnaire: v.nullish(v.array(RsvpQuestion)),
  cancelled_at: v.nullish(AnsweredInstant),
  cancel_message: v.nullish(v.string()),
  can_edit: v.nullish(AnsweredFlag),
  version: v.nullish(EventVersion),
};

const unknowable = 'neither identifier nor name nor date';

/**
 * An event as its host's list carries it (§3.5): its identifier is `id` or `_id`, its
 * name `eventName` or `title`; `eventDateTime` is an ISO text, or a day without a time. Without
 * `invitees` it is not known who is invited.
 */
export const HostedEvent = v.pipe(
  v.object({ ...facts, invitees: v.nullish(v.array(Invitee)) }),
  v.check((event) => isKnowable(event), unknowable),
);

export type HostedEvent = v.InferOutput<typeof HostedEvent>;

/** An event in the list that is shown, which says nothing of the guests: they are left unread (§22.261). */
export const ListedEvent = v.pipe(
  v.object({ ...facts, invitees: v.optional(v.unknown()) }),
  v.check((event) => isKnowable(event), unknowable),
);

export type ListedEvent = v.InferOutput<typeof ListedEvent>;

type Facts = v.InferOutput<v.ObjectSchema<typeof facts, undefined>>;

function isKnowable({ id, _id, eventName, title, eventDateTime }: Facts): boolean {
  return [id, _id, eventName, title, eventDateTime].some((said) => said);
}

/** The facts of an event that its host and its guests know. */
export type EventFacts = Pick<HostedEvent, 'eventName' | 'eventDateTime' | 'venue' | 'description'>;

/** When an event was cancelled, and what its host says about it. */
export type Cancellation = Pick<HostedEvent, 'cancelled_at' | 'cancel_message'>;

/** The greatest lengths of an event's texts, in characters, and of its lists, in entries. */
export const eventLimits = {
  name: 200,
  venue: 300,
  description: 5_000,
  question: 300,
  cancelMessage: 500,
  questions: 50,
  invitees: 200,
} as const;

const filled = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));

/** An event to create; both dates as ISO instants in UTC. */
export const EventData = v.object({
  eventName: filled(eventLimits.name),
  eventDateTime: IsoInstant,
  venue: filled(eventLimits.venue),
  description: filled(eventLimits.description),
  inviteExpiryDate: IsoInstant,
  rsvpQuestionnaire: v.pipe(v.array(RsvpQuestion), v.maxLength(eventLimits.questions)),
});

export type EventData = v.InferOutput<typeof EventData>;

/** A host's sentence to the guests of a cancelled event. */
export const CancelMessage = v.pipe(v.string(), v.maxLength(eventLimits.cancelMessage));

/** Numbers to invite; too many are refused in words, not by the shape. */
export const Invitees = v.array(E164);

type EventName = Pick<Partial<HostedEvent>, 'eventName' | 'title'>;

/** The identifier of a hosted event; null without one (§3.5). */
export function eventIdOf({ id, _id }: ListedEvent): string | null {
  return id ?? _id ?? null;
}

/** Whether an address that names `id` means this event. */
export function isOfId({ id, _id }: ListedEvent, named: string): boolean {
  return id === named || _id === named;
}

/** The name of an event (§3.5). */
export function eventNameOf({ eventName, title }: EventName): string {
  return eventName?.trim() || title?.trim() || unnamed;
}

type Dated = Pick<HostedEvent, 'eventDateTime'>;

/**
 * The instant of an event in milliseconds; NaN for a missing or unreadable date, and for a day without
 * a time, which is no instant.
 */
export function eventTimeOf({ eventDateTime }: Dated): number {
  return v.is(IsoDay, eventDateTime) ? Number.NaN : instantTold(eventDateTime);
}

/**
 * The instant after which an event is over, in milliseconds: a day without a time lasts until its end
 * in the person's zone. NaN for a missing or unreadable date.
 */
export function lastInstantOf(event: Dated, zone: string): number {
  const { eventDateTime } = event;
  return v.is(IsoDay, eventDateTime) ? endOfDay(eventDateTime, zone) : eventTimeOf(event);
}

/** The moment of judging an event or its form: the instant in milliseconds and the person's IANA zone. */
export interface Moment {
  now: number;
  zone: string;
}

/** Whether it was before now; it is Completed then, and Active otherwise (§4.14). */
export function isCompleted(event: Dated, { now, zone }: Moment): boolean {
  return lastInstantOf(event, zone) < now;
}

/** Whether its host has cancelled it (§22.50). */
export function isCancelled({ cancelled_at }: Cancellation): boolean {
  return cancelled_at !== null && cancelled_at !== undefined;
}

/**
 * Until when the invited can answer, in milliseconds, as the service says it: a day without a time ends
 * in the host's zone. Null where the text of it cannot be read.
 */
export function answersUntil({ inviteExpiryDate }: HostedEvent, zone: string): number | null {
  if (v.is(IsoDay, inviteExpiryDate)) return endOfDay(inviteExpiryDate, zone);
  const until = instantTold(inviteExpiryDate);
  return Number.isNaN(until) ? null : until;
}

/** The instant at which the next of these events is over, in milliseconds; null if all are. */
export function nextCompletion(events: readonly Dated[], moment: Moment): number | null {
  const { now, zone } = moment;
  const coming = events.map((event) => lastInstantOf(event, zone)).filter((time) => time >= now);
  return coming.length > 0 ? Math.min(...coming) : null;
}

/** Events to come first, the nearest at the top; then those that are over, the latest first (§22.6). */
export function inListOrder<Event extends Dated>(
  events: readonly Event[],
  { now, zone }: Moment,
): Event[] {
  return nearestFirst(events, (event) => lastInstantOf(event, zone), now);
}

/**
 * Puts items that are to come first, the nearest at the top; then those that are over, the latest first.
 * `lastOf` says the instant after which an item is over, in milliseconds; where it is NaN, the item stands
 * behind the others that are to come.
 */
export function nearestFirst<Item>(
  items: readonly Item[],
  lastOf: (item: Item) => number,
  now: number,
): Item[] {
  // Asked once of each: of a day without a time the answer takes long.
  const sorted = items
    .map((item) => ({ item, last: lastOf(item) }))
    .sort((a, b) => placeOf(a.last) - placeOf(b.last));
  const isOver = ({ last }: { last: number }) => last < now;
  return [...sorted.filter((one) => !isOver(one)), ...sorted.filter(isOver).reverse()].map(
    ({ item }) => item,
  );
}

function placeOf(last: number): number {
  return Number.isNaN(last) ? Number.MAX_VALUE : last;
}

/** An event as navigation state that its host finds again, and no other person (§11.11). */
export function handEvent(event: ListedEvent, userID: string): object {
  return { ...event, handedTo: userID };
}

const HandedEvent = v.object({
  ...facts,
  // Guests that cannot be read are asked for anew by the page.
  invitees: v.fallback(HostedEvent.entries.invitees, undefined),
  handedTo: v.optional(v.string()),
});

/** The event in navigation state, if it parses, has this identifier and is no other person's (§10.6). */
export function readEvent(
  state: unknown,
  { id, userID }: { id: string; userID: string },
): HostedEvent | null {
  const parsed = v.safeParse(HandedEvent, state);
  if (!parsed.success) return null;
  const { handedTo = userID, ...event } = parsed.output;
  return isOfId(event, id) && handedTo === userID ? event : null;
}
