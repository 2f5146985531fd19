import { fromAbsolute } from '@internationalized/date';
import type { CalendarEntry } from './booking.ts';
import { eventNameOf, eventTimeOf, type HostedEvent } from './event.ts';

/** How long an event takes in a calendar, since it does not say when it ends; milliseconds. */
const usualLength = 60 * 60_000;

/** An event as it goes into a person's own calendar, in their zone. */
export function toCalendarEntry(event: HostedEvent, zone: string): CalendarEntry {
  const start = fromAbsolute(eventTimeOf(event), zone).toString();
  const end = fromAbsolute(eventTimeOf(event) + usualLength, zone).toString();
  return {
    title: eventNameOf(event),
    description: event.description ?? null,
    location: event.venue ?? null,
    date: start.slice(0, 10),
    slots: [{ start: start.slice(11, 16), end: end.slice(11, 16) }],
    zone,
  };
}
