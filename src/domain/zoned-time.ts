import {
  CalendarDateTime,
  fromAbsolute,
  parseDate,
  parseTime,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';
import * as v from 'valibot';
import { IsoDay } from './ids.ts';
import { dayIn } from './working-hours.ts';

/*
 * Between wall times and instants. Days are `YYYY-MM-DD`, times `HH:MM`, instants in milliseconds,
 * zones IANA names.
 */

/** The IANA name of a zone that the device knows. */
export const KnownZone = v.pipe(v.string(), v.check(isKnown, 'not a zone'));

/** The instant of a wall time in a zone, in milliseconds; one that clocks skip is the one after. */
export function instantOf(day: string, time: string, zone: string): number {
  return toZoned(toCalendarDateTime(parseDate(day), parseTime(time)), zone)
    .toDate()
    .getTime();
}

/** The last millisecond of a day in a zone, however long the day is there. */
export function endOfDay(day: string, zone: string): number {
  const { year, month, day: date } = parseDate(day).add({ days: 1 });
  return (
    toZoned(new CalendarDateTime(year, month, date), zone)
      .toDate()
      .getTime() - 1
  );
}

/** The ISO text of a day or an instant, where an answer has one. */
export type ToldTime = string | null | undefined;

/** The instant that an ISO text tells, in milliseconds; NaN for a missing or unreadable text. */
export function instantTold(text: ToldTime): number {
  return Date.parse(text ?? '');
}

/** The day that an ISO text tells: of an instant that of the zone; null for a missing or unreadable text. */
export function dayTold(text: ToldTime, zone: string): string | null {
  if (v.is(IsoDay, text)) return text;
  const at = instantTold(text);
  return Number.isNaN(at) ? null : dayIn(zone, new Date(at));
}

function isKnown(zone: string): boolean {
  try {
    return Boolean(fromAbsolute(0, zone));
  } catch {
    return false;
  }
}
