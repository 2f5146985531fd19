import { parseDate } from '@internationalized/date';
import { locale } from '../../domain/locale.ts';
import './date-leaf.css';

export interface DateLeafProps {
  /** `YYYY-MM-DD`; null where it is not known. */
  day: string | null;
}

// A day without a time is formatted in UTC, where it was put: no zone may move it.
const monthFormat = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });

/** A day as a leaf of a calendar. A picture: the day stands in words beside it. */
export function DateLeaf({ day }: DateLeafProps) {
  return (
    <span className="date-leaf" aria-hidden="true" data-empty={day === null || undefined}>
      <span className="date-leaf-month">
        {day === null ? 'Day' : monthFormat.format(parseDate(day).toDate('UTC'))}
      </span>
      <span className="date-leaf-day">{day === null ? '·' : Number(day.slice(8))}</span>
    </span>
  );
}
