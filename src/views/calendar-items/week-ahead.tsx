import CalendarHeart from 'lucide/dist/esm/icons/calendar-heart.mjs';
import { countOfDays, type DayLines, partOf } from '../../domain/calendar.ts';
import { texts } from '../../domain/texts.ts';
import { KindMark } from '../calendar/kind-mark.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { shortDayText } from '../words/day-text.ts';
import { timeText } from '../words/when-text.ts';
import { items } from './calendar-items.texts.ts';
import { ItemTitle } from './item-title.tsx';
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
      <ul className="week-lines">
        {partOf(days, 0, most)
          .flatMap(({ day, lines }) => lines.map((line) => ({ day, ...line })))
          .map(({ day, kind, item }, place) => (
            // A line stays where it is: a list that comes later changes what it says.
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike
            <li key={place} className="week-line" data-kind={kind}>
              <span className="week-day">{shortDayText(day)}</span>
              <time dateTime={item.time_slot}>{timeText(item.time_slot)}</time>
              <span className="week-title" dir="auto">
                <KindMark kind={kind} />
                <ItemTitle item={item} />
              </span>
            </li>
          ))}
      </ul>
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
      <div className="week-lines">
        <Skeleton width="90%" />
        <Skeleton width="75%" />
        <Skeleton width="80%" />
      </div>
    </div>
  );
}
