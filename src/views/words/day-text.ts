import { getLocalTimeZone, parseDate, today } from '@internationalized/date';

const locale = 'en-IN';

// A day without a time is formatted in UTC, where it was put: no zone may move it.
const dayFormat = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A day, `YYYY-MM-DD`, in words: 'Friday, 20 November'. */
export function dayText(date: string): string {
  return dayFormat.format(parseDate(date).toDate('UTC'));
}

/**
 * The name of a zone as it is called on a day: 'India Standard Time'. Null means the device's own;
 * a zone that the device does not know is named as it is.
 */
export function zoneText(zone: string | null, date: string): string {
  const timeZone = zone ?? getLocalTimeZone();
  try {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' });
    const parts = format.formatToParts(parseDate(date).toDate(timeZone));
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}

/** Today in the person's zone, `YYYY-MM-DD`. */
export function todayHere(): string {
  return today(getLocalTimeZone()).toString();
}

/** The day so many days after a day, `YYYY-MM-DD`. */
export function dayAfter(date: string, days: number): string {
  return parseDate(date).add({ days }).toString();
}
