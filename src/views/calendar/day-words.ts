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

// In the person's own zone.
const timeFormat = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit' });

/** A day, `YYYY-MM-DD`, in full: 'Friday, 20 November 2026'. */
export function fullDay(day: string): string {
  return dayFormat.format(parseDate(day).toDate('UTC'));
}

/** An ISO instant as the person's clock shows it: '09:30 am'. */
export function timeText(instant: string): string {
  return timeFormat.format(Date.parse(instant));
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
