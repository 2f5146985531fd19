import CalendarHeart from 'lucide/dist/esm/icons/calendar-heart.mjs';
import { countOfDays, type DayLines, partOf } from '../../domain/calendar-days.ts';
import { texts } from '../../domain/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { items } from './calendar-items.texts.ts';
import { ItemLines, ItemLinesWaiting } from './item-lines.tsx';
import './week-ahead.css';

/** The number of lines, for which room is kept: each is one line high, so that nothing moves. */
const most = 3;

export interface WeekAheadProps {
  /** Whether a week without lines is known to be free. */
  isFree: boolean;
  days: readonly DayLines[];
}

/** The next few items within a week by day; where there are none, a drawing in their room. */
export function WeekAhead({ isFree, days }: WeekAheadProps) {
  if (days.length === 0)
    return (
      isFree && (
        <div className="week-free" aria-hidden="true">
          <Icon of={CalendarHeart} />
        </div>
      )
    );
  return (
    <section className="week" aria-label={texts.nextDays}>
      <header className="week-head">
        <h2>{texts.nextDays}</h2>
        <p>{items(countOfDays(days))}</p>
      </header>
      <ItemLines
        lines={partOf(days, 0, most).flatMap(({ day, lines }) =>
          lines.map((line) => ({ day, ...line })),
        )}
      />
    </section>
  );
}

/** Its room is kept when the lines have come. */
export function WeekWaiting() {
  return (
    <div className="week agenda-waiting" aria-hidden="true">
      <div className="week-head">
        <Skeleton width="7rem" />
      </div>
      <ItemLinesWaiting />
    </div>
  );
}
