import { fromAbsolute, getLocalTimeZone, parseDate, today } from '@internationalized/date';
import { dateFormat } from './date-format.ts';

// A day is placed at midnight UTC and formatted in UTC, so that no zone moves it.
const shortDay = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const longDay = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const fullDay = { ...longDay, year: 'numeric' } as const;

/** A day, `YYYY-MM-DD`, in a few letters: 'Fri, 20 Nov'. */
export function shortDayText(day: string): string {
  return dateFormat(shortDay).format(parseDate(day).toDate('UTC'));
}

/** A day, `YYYY-MM-DD`, in words: 'Friday, 20 November'. */
export function dayText(day: string): string {
  return dateFormat(longDay).format(parseDate(day).toDate('UTC'));
}

/** A day, `YYYY-MM-DD`, in words with its year: 'Friday, 20 November 2026'. */
export function fullDayText(day: string): string {
  return dateFormat(fullDay).format(parseDate(day).toDate('UTC'));
}

/**
 * A zone's name on a day: 'India Standard Time'. Null means the device's zone; a zone that the
 * device does not know keeps its IANA name.
 */
export function zoneText(zone: string | null, day: string): string {
  const timeZone = zone ?? getLocalTimeZone();
  try {
    const format = dateFormat({ timeZone, timeZoneName: 'long' });
    const parts = format.formatToParts(parseDate(day).toDate(timeZone));
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}

/** Today in the person's zone, `YYYY-MM-DD`. */
export function todayHere(): string {
  return today(getLocalTimeZone()).toString();
}

/** The day of an instant, in milliseconds, in the person's zone, `YYYY-MM-DD`; null for NaN. */
export function dayHere(at: number): string | null {
  if (Number.isNaN(at)) return null;
  return fromAbsolute(at, getLocalTimeZone()).toString().slice(0, 10);
}
