import type { DayItem } from '../../domain/calendar.ts';

/** How many lines an agenda has at most. */
const most = 3;

/**
 * What an agenda shows of a day's items in time order: those that are still to come at `now`, in
 * milliseconds, or as many of the last that the agenda is full. `more` is how many it leaves out.
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
