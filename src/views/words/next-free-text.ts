import { getLocalTimeZone, parseDate } from '@internationalized/date';
import { writtenTime } from '../../domain/written-time.ts';
import { dayHere, shortDayText } from './day-text.ts';
import * as texts from './words.texts.ts';

/**
 * When a slot begins, from its ISO text, in the person's zone: 'tomorrow, 10:00 am'. Null for one
 * that is over at `now`, in milliseconds, or that the calendar has no day for.
 */
export function nextFreeText(slot: string, now: number): string | null {
  const at = Date.parse(slot);
  if (!(at >= now)) return null;
  const day = dayHere(at);
  const today = dayHere(now);
  if (day === null || today === null) return null;
  const time = writtenTime('clock', at, getLocalTimeZone());
  if (day === today) return `${texts.today}, ${time}`;
  if (day === parseDate(today).add({ days: 1 }).toString()) return `${texts.tomorrow}, ${time}`;
  return `${shortDayText(day)}, ${time}`;
}
