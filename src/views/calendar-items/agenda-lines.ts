import type { DayItem } from '../../domain/calendar.ts';
import { placeOf } from '../../domain/calendar-days.ts';

/** The greatest number of lines. */
const most = 3;

/**
 * The agenda's lines from a day's items in time order: those of the whole day and those after `now`, in
 * milliseconds, filled up with the last earlier ones. `more` is the number of items left out.
 */
export function agendaLines(
  ofDay: readonly DayItem[],
  now: number,
): { lines: readonly DayItem[]; more: number } {
  const over = ofDay.filter(({ item }) => {
    const at = placeOf(item);
    return Number.isFinite(at) && at < now;
  });
  const leftOut = new Set(over.slice(0, Math.max(0, ofDay.length - most)));
  const lines = ofDay.filter((line) => !leftOut.has(line)).slice(0, most);
  return { lines, more: ofDay.length - lines.length };
}
