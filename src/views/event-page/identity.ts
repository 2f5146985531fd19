import {
  type Cancellation,
  type EventFacts,
  eventNameOf,
  isCancelled,
} from '../../domain/event.ts';

/** What a calendar's entry and a link are made of: where it changed, they are offered anew. */
export function identityOf(event: EventFacts & Cancellation): string {
  const { eventDateTime, venue, description } = event;
  return [eventNameOf(event), eventDateTime, venue, description, isCancelled(event)].join('\n');
}
