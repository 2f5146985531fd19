import type { DayItem } from '../../domain/calendar.ts';

/** The greatest number of lines. */
const most = 3;

/**
 * The agenda's lines from a day's items in time order: items after `now`, in milliseconds, filled
 * up with the last earlier ones. `more` is the number of items left out.
 */
export function agendaLines(
  ofDay: readonly DayItem[],
  now: number,
): { lines: readonly DayItem[]; more: number } {
  const next = ofDay.findIndex(({ item }) => Date.parse(item.time_slot) >= now);
  const last = Math.max(0, ofDay.length - most);
  const start = next < 0 ? last : Math.min(next, last);
  const lines = ofDay.slice(start, start + most);
  return { lines, more: ofDay.length - lines.length };
}
