import { parseDate } from '@internationalized/date';
import { type CalendarItems, countsOfDay } from '../../domain/calendar.ts';

// A day without a time is formatted in UTC, where it was put: no zone may move it.
const dayFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day, `YYYY-MM-DD`, in full: 'Friday, 20 November 2026'. */
export function fullDay(day: string): string {
  return dayFormat.format(parseDate(day).toDate('UTC'));
}

/** How much there is: '1 item', '3 items'. */
export function countText(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

/** How many items a day, `YYYY-MM-DD`, has. */
export function countOfDay(items: CalendarItems, day: string): number {
  const { appointment, event, task } = countsOfDay(items, day);
  return appointment + event + task;
}
