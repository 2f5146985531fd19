import { type CalendarDate, type DateValue, isSameDay, isSameMonth } from '@internationalized/date';
import {
  type AriaAttributes,
  type ContextType,
  createContext,
  memo,
  type ReactNode,
  useContext,
  useRef,
} from 'react';
import { useCalendarCell } from 'react-aria/useCalendar';
import { CalendarStateContext } from 'react-aria-components/Calendar';

/** A day's note: read after its date, drawn under its number. */
export interface DayNote {
  text: string;
  marks: ReactNode;
  /** Drawn in the place of the marks where a day has room for lines. */
  lines?: ReactNode;
}

export interface MonthDayProps {
  date: CalendarDate;
  /** The note of a day, `YYYY-MM-DD`. Called for every drawn day, so it has to be fast. */
  noteOf?: ((day: string) => DayNote | null) | undefined;
}

/** Today, for each day of the month to compare itself with. */
export const Today = createContext<CalendarDate | null>(null);

/** A day of a month or a week, which is rendered again only where it changes. */
export function MonthDay({ date, noteOf }: MonthDayProps) {
  const state = useContext(CalendarStateContext);
  const today = useContext(Today);
  if (!state) return null;
  const isOutsideMonth =
    !state.visibleDuration.weeks && !isSameMonth(state.visibleRange.start, date);
  const isAlso = (other: DateValue | null | undefined) => !!other && isSameDay(date, other);
  const isToday = isAlso(today);
  const known = [
    date,
    isOutsideMonth,
    isToday,
    isAlso(state.focusedDate),
    isAlso(state.minValue),
    isAlso(state.maxValue),
    state.isCellFocused(date),
    state.isCellDisabled(date),
    state.isCellUnavailable(date),
    state.isSelected(date),
    state.isValueInvalid,
    state.isReadOnly,
    state.timeZone,
  ].join();
  return (
    <DayOf
      known={known}
      date={date}
      noteOf={noteOf}
      isOutsideMonth={isOutsideMonth}
      isToday={isToday}
      state={state}
    />
  );
}

interface DayProps extends MonthDayProps {
  /** All that the day takes from the state. */
  known: string;
  isOutsideMonth: boolean;
  isToday: boolean;
  state: NonNullable<ContextType<typeof CalendarStateContext>>;
}

/**
 * On React Aria's hook and not its component, each of which hears every press anywhere for the focus
 * ring and the hover that the style sheet knows: forty of them cost a slow phone a frame. A press
 * changes the state twice, for two days of the forty; the others keep the state that they were rendered
 * with, whose setters work as well as those of the newest.
 */
const DayOf = memo(function DayOf({ state, date, noteOf, isOutsideMonth, isToday }: DayProps) {
  const ref = useRef<HTMLDivElement>(null);
  const day = useCalendarCell({ date, isOutsideMonth }, state, ref);
  const note = isOutsideMonth ? null : noteOf?.(date.toString());
  return (
    <td {...day.cellProps}>
      <div
        {...day.buttonProps}
        {...(note && nameWith(note.text, day.buttonProps))}
        ref={ref}
        className="month-day"
        data-today={isToday || undefined}
        data-outside-month={isOutsideMonth || undefined}
        data-selected={day.isSelected || undefined}
        data-disabled={day.isDisabled || undefined}
        data-unavailable={day.isUnavailable || undefined}
        data-invalid={day.isInvalid || undefined}
      >
        {noteOf ? <NotedNumber number={day.formattedDate} note={note} /> : day.formattedDate}
      </div>
    </td>
  );
}, isAlike);

function isAlike(one: DayProps, other: DayProps): boolean {
  return one.known === other.known && one.noteOf === other.noteOf;
}

function nameWith(text: string, { 'aria-label': name }: AriaAttributes): AriaAttributes {
  return { 'aria-label': `${name}, ${text}` };
}

function NotedNumber({ number, note }: { number: string; note: DayNote | null | undefined }) {
  return (
    <>
      <span className="month-number">{number}</span>
      {note?.lines ? (
        <span className="month-lines">{note.lines}</span>
      ) : (
        <span className="month-marks">{note?.marks}</span>
      )}
    </>
  );
}
