import { getLocalTimeZone, now, parseDate, today, toZoned } from '@internationalized/date';
import { pause } from './pause.ts';

/**
 * Waits until it is another day than this one, `YYYY-MM-DD`, for the person, at midnight or on a journey
 * into another zone; resolves to the day it is then.
 */
export async function awaitNextDay(
  { date }: { date: string },
  signal: AbortSignal,
): Promise<{ date: string }> {
  for (;;) {
    const zone = getLocalTimeZone();
    const present = today(zone).toString();
    if (present !== date) return { date: present };
    const midnight = toZoned(parseDate(date).add({ days: 1 }), zone);
    const left = midnight.toDate().getTime() - now(zone).toDate().getTime();
    await pause(Math.max(left, 0), signal);
  }
}
