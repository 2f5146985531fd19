import { getLocalTimeZone, parseDate } from '@internationalized/date';
import { dateFormat } from './date-format.ts';
import { dayHere } from './day-text.ts';
import { unbroken } from './unbroken.ts';

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;

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
  const timeZone = getLocalTimeZone();
  const time = unbroken(dateFormat({ ...clock, timeZone }).format(at));
  if (day === today) return `today, ${time}`;
  if (day === parseDate(today).add({ days: 1 }).toString()) return `tomorrow, ${time}`;
  return `${dateFormat({ ...shortDay, timeZone }).format(at)}, ${time}`;
}
