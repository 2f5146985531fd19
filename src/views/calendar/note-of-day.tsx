import { type CalendarItems, type DayItem, isOff, itemKinds } from '../../domain/calendar.ts';
import { countOfDay, countsOfDay, firstOfDay } from '../../domain/calendar-days.ts';
import { items as itemsText } from '../calendar-items/calendar-items.texts.ts';
import type { DayNote } from '../ui/month-day.tsx';
import { more } from './calendar.texts.ts';
import { KindMark } from './kind-mark.tsx';
import './note-of-day.css';

/** The number of lines that a day of a wide month has room for. */
const most = 3;

/**
 * The month's note of a day, `YYYY-MM-DD`: the number of items, with a mark for each kind or, in a wide
 * month, with the titles of the first.
 */
export function noteOfDay(items: CalendarItems, day: string, isWide: boolean): DayNote | null {
  const count = countOfDay(items, day);
  if (count === 0) return null;
  const counts = countsOfDay(items, day);
  const kinds = itemKinds.filter((kind) => counts[kind] > 0);
  return {
    text: itemsText(count),
    marks: kinds.map((kind) => <KindMark key={kind} kind={kind} />),
    ...(isWide && { lines: <Titles items={items} day={day} count={count} /> }),
  };
}

function Titles({ items, day, count }: { items: CalendarItems; day: string; count: number }) {
  const shown = count > most ? most - 1 : count;
  return (
    <>
      {firstOfDay(items, day, shown).map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: most items have no id, and two may be alike
        <Title key={place} {...line} />
      ))}
      {count > shown && <span className="note-more">{more(count - shown)}</span>}
    </>
  );
}

function Title(line: DayItem) {
  const { kind, item } = line;
  return (
    <span className="note-line" data-kind={kind} data-off={isOff(line) || undefined} dir="auto">
      <KindMark kind={kind} />
      {item.title}
    </span>
  );
}
