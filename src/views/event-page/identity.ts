import { type EventFacts, eventNameOf } from '../../domain/event.ts';

/** What a calendar's entry and a link are made of: where it changed, they are offered anew. */
export function identityOf(event: EventFacts): string {
  return [eventNameOf(event), event.eventDateTime, event.venue, event.description].join('\n');
}
