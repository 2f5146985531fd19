import type { CalendarEntry } from './booking.ts';
import { type EventFacts, eventNameOf, eventTimeOf } from './event.ts';
import { wallTimeIn } from './working-hours.ts';
import { instantOf } from './zoned-time.ts';

/** The length of an event in a calendar, in milliseconds, since events have no end. */
const usualLength = 3_600_000;

/**
 * An event as it goes into a person's own calendar, with its identifier if it has one, in their zone: an
 * entry without slots where its date cannot be read. Its times are what a clock on the wall shows, but
 * instants on the night that clocks go back, when one time on the wall comes twice.
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
  const ends = time + usualLength;
  const [from, to] = [wallTimeIn(zone, time), wallTimeIn(zone, ends)];
  const isToldByWall =
    instantOf(from.day, from.time, zone) === time && instantOf(to.day, to.time, zone) === ends;
  const slot = isToldByWall
    ? { start: from.time, end: to.time }
    : { start: new Date(time).toISOString(), end: new Date(ends).toISOString() };
  return { ...words, date: from.day, slots: [slot] };
}
