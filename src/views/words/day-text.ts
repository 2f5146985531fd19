import { fromAbsolute, getLocalTimeZone, parseDate, today } from '@internationalized/date';
import { locale } from '../../domain/locale.ts';

const dayAndMonth = { weekday: 'long', day: 'numeric', month: 'long' } as const;

// A day is placed at midnight UTC and formatted in UTC, so that no zone moves it.
const dayFormat = new Intl.DateTimeFormat(locale, { ...dayAndMonth, timeZone: 'UTC' });
const fullDayFormat = new Intl.DateTimeFormat(locale, {
  ...dayAndMonth,
  year: 'numeric',
  timeZone: 'UTC',
});

const shortDayFormat = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A day, `YYYY-MM-DD`, in a few letters: 'Fri, 20 Nov'. */
export function shortDayText(day: string): string {
  return shortDayFormat.format(parseDate(day).toDate('UTC'));
}

/** A day, `YYYY-MM-DD`, in words: 'Friday, 20 November'. */
export function dayText(day: string): string {
  return dayFormat.format(parseDate(day).toDate('UTC'));
}

/** A day, `YYYY-MM-DD`, in words with its year: 'Friday, 20 November 2026'. */
export function fullDayText(day: string): string {
  return fullDayFormat.format(parseDate(day).toDate('UTC'));
}

/**
 * A zone's name on a day: 'India Standard Time'. Null means the device's zone; a zone that the
 * device does not know keeps its IANA name.
 */
export function zoneText(zone: string | null, day: string): string {
  const timeZone = zone ?? getLocalTimeZone();
  try {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' });
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
