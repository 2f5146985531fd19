import type { ReactNode } from 'react';
import type { DayItem } from '../../domain/calendar.ts';
import type { DayLines } from '../../domain/calendar-days.ts';
import * as texts from './calendar-items.texts.ts';
import { ItemLines, ItemLinesWaiting } from './item-lines.tsx';
import { WeekAhead, WeekWaiting } from './week-ahead.tsx';
import './agenda.css';

export interface AgendaProps {
  /** Whether a list that was never known whole is on its way, which may fill what is empty. */
  isLoading: boolean;
  /** Whether a day without lines is known to be free. */
  isFree: boolean;
  lines: readonly DayItem[];
  /** The number of today's items without a line. */
  more: number;
  /** The items of the coming week. */
  days: readonly DayLines[];
  /** How old the lines are, where that needs to be said. */
  note?: ReactNode;
  /** The button that opens the calendar. */
  action: ReactNode;
}

/** Today's agenda in a few lines, and what comes next. */
export function Agenda(props: AgendaProps) {
  const { isLoading, isFree, lines, more, days, note, action } = props;
  const isTodayLoading = isLoading && lines.length === 0;
  const isWeekLoading = isLoading && days.length === 0;
  return (
    <div className="agenda-card">
      <section className="agenda" aria-label={texts.today} aria-busy={isTodayLoading}>
        <h2>{texts.today}</h2>
        <div className="agenda-content" data-loading={isTodayLoading || undefined}>
          <div className="agenda-waiting" aria-hidden="true">
            <ItemLinesWaiting />
          </div>
          {!isTodayLoading && <Lines isFree={isFree} lines={lines} />}
        </div>
        <div className="agenda-aside">
          {more > 0 && <p>{texts.andMore(more)}</p>}
          {note}
        </div>
      </section>
      <div className="agenda-content" data-loading={isWeekLoading || undefined}>
        <WeekWaiting />
        {!isWeekLoading && <WeekAhead isFree={isFree} days={days} />}
      </div>
      <div className="agenda-action">{action}</div>
    </div>
  );
}

function Lines({ isFree, lines }: Pick<AgendaProps, 'isFree' | 'lines'>) {
  if (lines.length === 0) return isFree && <p className="agenda-free">{texts.nothingPlanned}</p>;
  return <ItemLines lines={lines} />;
}
