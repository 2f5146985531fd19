import { getLocalTimeZone, today } from '@internationalized/date';
import { dayIn } from '../../domain/working-hours.ts';
import { writtenDay, writtenZone } from '../../domain/written-time.ts';

/** A day within a week, `YYYY-MM-DD`, in the fewest letters: 'Fri 20'. */
export function weekdayText(day: string): string {
  return writtenDay('weekday', day);
}

/** A day, `YYYY-MM-DD`, in a few letters: 'Fri, 20 Nov'. */
export function shortDayText(day: string): string {
  return writtenDay('shortDay', day);
}

/** A day, `YYYY-MM-DD`, in words: 'Friday, 20 November'. */
export function dayText(day: string): string {
  return writtenDay('longDay', day);
}

/** A day, `YYYY-MM-DD`, in words with its year: 'Friday, 20 November 2026'. */
export function fullDayText(day: string): string {
  return writtenDay('fullDay', day);
}

/**
 * A zone's name at an instant, in milliseconds: 'India Standard Time'. Null means the device's zone; a
 * zone that the device does not know keeps its IANA name.
 */
export function zoneText(zone: string | null, at: number): string {
  const timeZone = zone ?? getLocalTimeZone();
  try {
    return writtenZone(at, timeZone) ?? timeZone;
  } catch {
    return timeZone;
  }
}

/** A zone's name on a day, `YYYY-MM-DD`; where clocks change that night, the name after the change. */
export function zoneOfDayText(zone: string | null, day: string): string {
  return zoneText(zone, Date.parse(`${day}T12:00Z`));
}

/** Today in the person's zone, `YYYY-MM-DD`. */
export function todayHere(): string {
  return today(getLocalTimeZone()).toString();
}

/** The day of an instant, in milliseconds, in the person's zone, `YYYY-MM-DD`; null for NaN. */
export function dayHere(at: number): string | null {
  return Number.isNaN(at) ? null : dayIn(getLocalTimeZone(), new Date(at));
}
