import { type CalendarDate, isSameMonth, parseDate } from '@internationalized/date';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import {
  memo,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarContext,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  type CalendarProps,
  CalendarStateContext,
  Heading,
} from 'react-aria-components/Calendar';
import { Icon } from './icon.tsx';
import { MonthDay, type MonthDayProps, Today } from './month-day.tsx';
import * as texts from './ui.texts.ts';
import './icon-button.css';
import './month-grid.css';

export interface MonthGridProps
  extends Omit<CalendarProps<CalendarDate>, 'className' | 'style' | 'children' | 'aria-label'>,
    Pick<MonthDayProps, 'noteOf'> {
  label: string;
  /** The day that is marked as today, `YYYY-MM-DD`. */
  today: string;
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
  today,
  noteOf,
  isRoomy = false,
  isWeek = false,
  action,
  onChange,
  onFocusChange,
  ...props
}: MonthGridProps) {
  return (
    <Calendar
      firstDayOfWeek="sun"
      {...props}
      onChange={useSteady(onChange)}
      onFocusChange={useSteady(onFocusChange)}
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
              <Turn slot="previous" isWeek={isWeek} />
              <Turn slot="next" isWeek={isWeek} />
            </div>
          </>
        ) : (
          <>
            <Turn slot="previous" isWeek={isWeek} />
            {isWeek ? <MonthOfWeek /> : <Heading className="month-name" />}
            <Turn slot="next" isWeek={isWeek} />
          </>
        )}
      </div>
      <AfterPress today={today}>
        <Days noteOf={noteOf} weekLabel={isWeek ? label : undefined} />
      </AfterPress>
    </Calendar>
  );
}

/** One function for all renderings, which calls the one of the last: a day may keep it for long. */
function useSteady<Value>(call: ((value: Value) => void) | undefined): (value: Value) => void {
  const last = useRef(call);
  useLayoutEffect(() => {
    last.current = call;
  }, [call]);
  return useCallback((value) => last.current?.(value), []);
}

const turns = {
  previous: { icon: ChevronLeft, week: texts.previousWeek, month: texts.previousMonth },
  next: { icon: ChevronRight, week: texts.nextWeek, month: texts.nextMonth },
};

function Turn({ slot, isWeek }: { slot: keyof typeof turns; isWeek: boolean }) {
  const { icon, week, month } = turns[slot];
  return (
    <Button slot={slot} aria-label={isWeek ? week : month} className="icon-button">
      <Icon of={icon} />
    </Button>
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

/**
 * Renders the days after the rest and in slices, so that a press of a button outside them is painted
 * first. While the focus is among the days they follow at once: the next key goes on from the last.
 */
function AfterPress({ today, children }: { today: string; children: ReactNode }) {
  const state = useContext(CalendarStateContext);
  const props = useContext(CalendarContext);
  const lateState = useDeferredValue(state);
  const lateProps = useDeferredValue(props);
  const isAtOnce = state?.isFocused;
  const shown = isAtOnce ? state : lateState;
  // One object for a day: a new one would have all days asked before the press is painted.
  const now = useMemo(() => parseDate(today), [today]);
  return (
    <CalendarContext value={isAtOnce ? props : lateProps}>
      <CalendarStateContext value={shown}>
        <Today value={now}>{children}</Today>
      </CalendarStateContext>
    </CalendarContext>
  );
}

interface DaysProps extends Pick<MonthDayProps, 'noteOf'> {
  /** The name of the grid of a week: React Aria's own goes on to the end of the month. */
  weekLabel: string | undefined;
}

const Days = memo(function Days({ noteOf, weekLabel }: DaysProps) {
  return (
    <CalendarGrid
      weekdayStyle="short"
      className="month-grid"
      {...(weekLabel && { render: (props) => <table {...props} aria-label={weekLabel} /> })}
    >
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className="month-weekday">{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <MonthDay date={date} noteOf={noteOf} />}</CalendarGridBody>
    </CalendarGrid>
  );
});
