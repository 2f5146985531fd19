import { type CalendarItems, countOfDay, countsOfDay, itemKinds } from '../../domain/calendar.ts';
import type { DayNote } from '../ui/month-grid.tsx';
import { countText } from '../words/count-text.ts';
import { KindMark } from './kind-mark.tsx';

/** The month's note of a day, `YYYY-MM-DD`: a mark for each kind and the number of items. */
export function noteOfDay(items: CalendarItems, day: string): DayNote | null {
  const count = countOfDay(items, day);
  if (count === 0) return null;
  const counts = countsOfDay(items, day);
  const kinds = itemKinds.filter((kind) => counts[kind] > 0);
  return {
    text: countText(count, 'item', 'items'),
    marks: kinds.map((kind) => <KindMark key={kind} kind={kind} />),
  };
}
