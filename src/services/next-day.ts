import { getLocalTimeZone, now, parseDate, today, toZoned } from '@internationalized/date';
import { pause } from './pause.ts';

/**
 * Waits until a day, `YYYY-MM-DD`, is over in the person's zone; resolves to the day it is then.
 */
export async function awaitNextDay(
  { date }: { date: string },
  signal: AbortSignal,
): Promise<{ date: string }> {
  const zone = getLocalTimeZone();
  const midnight = toZoned(parseDate(date).add({ days: 1 }), zone);
  while (today(zone).toString() <= date) {
    const left = midnight.toDate().getTime() - now(zone).toDate().getTime();
    // A sleeping device stops its timers: look again now and then.
    await pause(Math.min(Math.max(left, 0), aMinute), signal);
  }
  return { date: today(zone).toString() };
}

const aMinute = 60_000;
