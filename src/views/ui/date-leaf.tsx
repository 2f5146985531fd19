import { writtenDay } from '../../domain/written-time.ts';
import { unknownDay } from './ui.texts.ts';
import './date-leaf.css';

export interface DateLeafProps {
  /** `YYYY-MM-DD`; null if it is unknown. */
  day: string | null;
}

/** A day as a calendar leaf, hidden from screen readers: the day is written beside it. */
export function DateLeaf({ day }: DateLeafProps) {
  return (
    <span className="date-leaf" aria-hidden="true" data-empty={day === null || undefined}>
      <span className="date-leaf-month">
        {day === null ? unknownDay : writtenDay('month', day)}
      </span>
      <span className="date-leaf-day">{day === null ? '·' : Number(day.slice(8))}</span>
    </span>
  );
}
