import type { ReactNode } from 'react';
import type { DayItem, DayLines } from '../../domain/calendar.ts';
import { KindMark } from '../calendar/kind-mark.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { timeText } from '../words/when-text.ts';
import * as texts from './calendar-items.texts.ts';
import { ItemTitle } from './item-title.tsx';
import { WeekAhead, WeekWaiting } from './week-ahead.tsx';
import './agenda.css';

export interface AgendaProps {
  isLoading: boolean;
  /** Whether a day without lines is known to be free. */
  isFree: boolean;
  lines: readonly DayItem[];
  /** The number of today's items without a line. */
  more: number;
  /** What comes within a week. */
  days: readonly DayLines[];
  /** How old the lines are, where that needs to be said. */
  note?: ReactNode;
  /** The button that opens the calendar. */
  action: ReactNode;
}

/** Today's agenda in a few lines, and what comes next. */
export function Agenda({ isLoading, isFree, lines, more, days, note, action }: AgendaProps) {
  return (
    <div className="agenda-card">
      <section className="agenda" aria-label={texts.today} aria-busy={isLoading}>
        <h2>{texts.today}</h2>
        <div className="agenda-content" data-loading={isLoading || undefined}>
          <AgendaSkeleton />
          {!isLoading && <Lines isFree={isFree} lines={lines} />}
        </div>
        <div className="agenda-aside">
          {more > 0 && <p>{texts.andMore(more)}</p>}
          {note}
        </div>
      </section>
      <div className="agenda-content" data-loading={isLoading || undefined}>
        <WeekWaiting />
        {!isLoading && <WeekAhead isFree={isFree} days={days} />}
      </div>
      <div className="agenda-action">{action}</div>
    </div>
  );
}

function Lines({ isFree, lines }: Pick<AgendaProps, 'isFree' | 'lines'>) {
  if (lines.length === 0) return isFree && <p className="agenda-free">{texts.nothingPlanned}</p>;
  return (
    <ul className="agenda-lines">
      {lines.map(({ kind, item }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike
        <li key={place} className="agenda-line" data-kind={kind}>
          <time dateTime={item.time_slot}>{timeText(item.time_slot)}</time>
          <span className="agenda-kind">
            <KindMark kind={kind} />
            {texts.kinds[kind]}
          </span>
          <span className="agenda-title" dir="auto">
            <ItemTitle item={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Its room, that of all lines, is kept when they have come: nothing moves, however many there are. */
function AgendaSkeleton() {
  return (
    <div className="agenda-lines agenda-waiting" aria-hidden="true">
      <Skeleton width="min(20rem, 80%)" />
      <Skeleton width="min(16rem, 65%)" />
      <Skeleton width="min(18rem, 70%)" />
    </div>
  );
}
