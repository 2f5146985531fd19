import { fromAbsolute, toCalendarDateTime } from '@internationalized/date';
import type { CalendarEntry } from './booking.ts';
import { type EventFacts, eventNameOf, eventTimeOf } from './event.ts';

/** The length of an event in a calendar, since events have no end. */
const usualLength = { hours: 1 };

/**
 * An event as it goes into a person's own calendar, with its identifier if it has one, in their zone: an
 * entry without slots where its date cannot be read. Both times are what a clock on the wall shows, so
 * that the end is after the start on the night that clocks go back as well.
 */
export function toCalendarEntry(event: EventFacts, id: string | null, zone: string): CalendarEntry {
  const words = {
    kind: 'event',
    ids: id === null ? [] : [id],
    title: eventNameOf(event),
    description: event.description ?? null,
    location: event.venue ?? null,
    zone,
  } as const;
  const time = eventTimeOf(event);
  if (Number.isNaN(time)) return { ...words, date: '', slots: [] };
  const begin = toCalendarDateTime(fromAbsolute(time, zone));
  const start = begin.toString();
  const end = begin.add(usualLength).toString();
  return {
    ...words,
    date: start.slice(0, 10),
    slots: [{ start: start.slice(11, 16), end: end.slice(11, 16) }],
  };
}
