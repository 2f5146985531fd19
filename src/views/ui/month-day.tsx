import { type CalendarDate, isSameMonth, isToday } from '@internationalized/date';
import { type AriaAttributes, type ContextType, type ReactNode, useContext, useRef } from 'react';
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

type CalendarState = NonNullable<ContextType<typeof CalendarStateContext>>;

/** A day of a month or a week. */
export function MonthDay(props: MonthDayProps) {
  const state = useContext(CalendarStateContext);
  return state && <DayOf state={state} {...props} />;
}

/**
 * On React Aria's hook and not its component, each of which hears every press anywhere for the focus
 * ring and the hover that the style sheet knows: forty of them cost a slow phone a frame.
 */
function DayOf({ state, date, noteOf }: MonthDayProps & { state: CalendarState }) {
  const ref = useRef<HTMLDivElement>(null);
  const isOutsideMonth =
    !state.visibleDuration.weeks && !isSameMonth(state.visibleRange.start, date);
  const day = useCalendarCell({ date, isOutsideMonth }, state, ref);
  const note = isOutsideMonth ? null : noteOf?.(date.toString());
  return (
    <td {...day.cellProps}>
      <div
        {...day.buttonProps}
        {...(note && nameWith(note.text, day.buttonProps))}
        ref={ref}
        className="month-day"
        data-today={isToday(date, state.timeZone) || undefined}
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
