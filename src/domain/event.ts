import * as v from 'valibot';
import { Id, IsoInstant } from './ids.ts';
import { E164 } from './phone.ts';
import { RsvpQuestion, RsvpResponses } from './rsvp.ts';

/** How one invited person has answered, as far as the service tells the host. */
export const Invitee = v.object({
  mobile_number: v.string(),
  response_status: v.nullish(v.string(), 'pending'),
  rsvpResponses: v.nullish(RsvpResponses, {}),
});

/**
 * An event as its host's list carries it (specification, 3): its identifier is `id` or `_id`, its
 * name `eventName` or `title`; `eventDateTime` is an ISO text.
 */
export const HostedEvent = v.object({
  id: v.nullish(Id),
  _id: v.nullish(Id),
  eventName: v.nullish(v.string()),
  title: v.nullish(v.string()),
  eventDateTime: v.string(),
  venue: v.nullish(v.string()),
  description: v.nullish(v.string()),
  inviteExpiryDate: v.nullish(v.string()),
  rsvpQuestionnaire: v.nullish(v.array(RsvpQuestion)),
  invitees: v.nullish(v.array(Invitee)),
});

export type HostedEvent = v.InferOutput<typeof HostedEvent>;

const Filled = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** An event to create; both dates as ISO instants in UTC. */
export const EventData = v.object({
  eventName: Filled,
  eventDateTime: IsoInstant,
  venue: Filled,
  description: Filled,
  inviteExpiryDate: IsoInstant,
  rsvpQuestionnaire: v.array(RsvpQuestion),
});

export type EventData = v.InferOutput<typeof EventData>;

export const Invitees = v.array(E164);
