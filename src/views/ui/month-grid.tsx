import { type CalendarDate, isSameMonth } from '@internationalized/date';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { type AriaAttributes, type ReactNode, useContext } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import {
  Calendar,
  CalendarCell,
  type CalendarCellProps,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  type CalendarProps,
  CalendarStateContext,
  Heading,
} from 'react-aria-components/Calendar';
import { Icon } from './icon.tsx';
import { SlottedIconButton } from './slotted-icon-button.tsx';
import * as texts from './ui.texts.ts';
import './month-grid.css';

/** A day's note: read after its date, drawn under its number. */
export interface DayNote {
  text: string;
  marks: ReactNode;
  /** Drawn in the place of the marks where a day has room for lines. */
  lines?: ReactNode;
}

export interface MonthGridProps
  extends Omit<CalendarProps<CalendarDate>, 'className' | 'style' | 'children' | 'aria-label'> {
  label: string;
  /** The note of a day, `YYYY-MM-DD`. Called for every drawn day, so it has to be fast. */
  noteOf?: (day: string) => DayNote | null;
  /** Whether the days have room for the lines of their notes. */
  isRoomy?: boolean;
  /** A week at a time in the place of a month, where there is little height. */
  isWeek?: boolean;
  /** Shown beside the name of the month. */
  action?: ReactNode;
}

const oneWeek = { weeks: 1 };
const oneMonth = { months: 1 };

/** A month grid, Sunday first, in which a day can be selected. */
export function MonthGrid({
  label,
  noteOf,
  isRoomy = false,
  isWeek = false,
  action,
  ...props
}: MonthGridProps) {
  return (
    <Calendar
      firstDayOfWeek="sun"
      {...props}
      visibleDuration={isWeek ? oneWeek : oneMonth}
      aria-label={label}
      className="month"
      data-noted={noteOf ? true : undefined}
      data-roomy={isRoomy || undefined}
    >
      <div className="month-head" data-acting={action ? true : undefined}>
        {action ? (
          <>
            <Heading className="month-name" />
            <div className="month-turns">
              {action}
              <Previous isWeek={isWeek} />
              <Next isWeek={isWeek} />
            </div>
          </>
        ) : (
          <>
            <Previous isWeek={isWeek} />
            {isWeek ? <MonthOfWeek /> : <Heading className="month-name" />}
            <Next isWeek={isWeek} />
          </>
        )}
      </div>
      <CalendarGrid weekdayStyle="short" className="month-grid">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="month-weekday">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) =>
            noteOf ? (
              <NotedDay date={date} noteOf={noteOf} />
            ) : (
              <CalendarCell date={date} className="month-day" />
            )
          }
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

function Previous({ isWeek }: { isWeek: boolean }) {
  return (
    <SlottedIconButton slot="previous" label={isWeek ? texts.previousWeek : texts.previousMonth}>
      <Icon of={ChevronLeft} />
    </SlottedIconButton>
  );
}

function Next({ isWeek }: { isWeek: boolean }) {
  return (
    <SlottedIconButton slot="next" label={isWeek ? texts.nextWeek : texts.nextMonth}>
      <Icon of={ChevronRight} />
    </SlottedIconButton>
  );
}

/** The month of the shown week; both, in fewer letters, where it belongs to two. */
function MonthOfWeek() {
  const week = useContext(CalendarStateContext)?.visibleRange;
  const month = week && isSameMonth(week.start, week.end) ? 'long' : 'short';
  const format = useDateFormatter({ month, year: 'numeric', timeZone: 'UTC' });
  if (!week) return null;
  return (
    <Heading className="month-name">
      {format.formatRange(week.start.toDate('UTC'), week.end.toDate('UTC'))}
    </Heading>
  );
}

type NotedDayProps = Pick<CalendarCellProps, 'date'> & Required<Pick<MonthGridProps, 'noteOf'>>;

function NotedDay({ date, noteOf }: NotedDayProps) {
  const note = noteOf(date.toString());
  return (
    <CalendarCell
      date={date}
      className="month-day"
      render={(cell, { isOutsideMonth }) => (
        <div {...cell} {...(note && !isOutsideMonth && nameWith(note.text, cell))} />
      )}
    >
      {({ formattedDate, isOutsideMonth }) => (
        <>
          <span className="month-number">{formattedDate}</span>
          {note?.lines && !isOutsideMonth ? (
            <span className="month-lines">{note.lines}</span>
          ) : (
            <span className="month-marks">{!isOutsideMonth && note?.marks}</span>
          )}
        </>
      )}
    </CalendarCell>
  );
}

function nameWith(text: string, { 'aria-label': name }: AriaAttributes): AriaAttributes {
  return { 'aria-label': `${name}, ${text}` };
}
