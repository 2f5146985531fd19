import {
  type Cancellation,
  type EventFacts,
  eventNameOf,
  isCancelled,
} from '../../domain/event.ts';

/** The facts that a calendar's entry and a link tell: where one changed, both are offered anew. */
export function identityOf(event: EventFacts & Cancellation): string {
  const { eventDateTime, venue, description } = event;
  return [eventNameOf(event), eventDateTime, venue, description, isCancelled(event)].join('\n');
}
