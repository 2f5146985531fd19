import { dayText, fullDayText } from '../words/day-text.ts';

/** The day that a button leads to, in words; with its year where that is not the present one. */
export function aimText(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? dayText(day) : fullDayText(day);
}
