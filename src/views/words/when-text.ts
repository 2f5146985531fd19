import { fromAbsolute, getLocalTimeZone, parseTime } from '@internationalized/date';
import * as v from 'valibot';
import { WallTime } from '../../domain/working-hours.ts';
import { zoneText } from './day-text.ts';

const locale = 'en-IN';
const unknown = 'Date not known';
const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** The day of an instant, in milliseconds, in the person's zone, `YYYY-MM-DD`; null for NaN. */
export function dayHere(at: number): string | null {
  if (Number.isNaN(at)) return null;
  return fromAbsolute(at, getLocalTimeZone()).toString().slice(0, 10);
}

/** An instant in a few words: 'Fri, 20 Nov 2026, 07:30 pm'. */
export function shortWhenText(at: number): string {
  return inWords(at, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...clock,
  });
}

/** The day of an instant in words: 'Friday, 20 November 2026'. */
export function longDayText(at: number): string {
  return inWords(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** The day, the time and the zone in which that is: 'Friday, …, 07:30 pm, India Standard Time'. */
export function whenText(at: number): string {
  const day = dayHere(at);
  if (day === null) return unknown;
  return `${longDayText(at)}, ${inWords(at, clock)}, ${zoneText(null, day)}`;
}

/** A wall time `HH:MM` in words: '07:30 pm'; empty for what is none. */
export function wallTimeText(time: string): string {
  if (!v.is(WallTime, time)) return '';
  const { hour, minute } = parseTime(time);
  // A time without a day is formatted in UTC, where it was put: no zone may move it.
  return new Intl.DateTimeFormat(locale, { ...clock, timeZone: 'UTC' }).format(
    Date.UTC(2000, 0, 1, hour, minute),
  );
}

function inWords(at: number, options: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(at)) return unknown;
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: getLocalTimeZone() }).format(at);
}
