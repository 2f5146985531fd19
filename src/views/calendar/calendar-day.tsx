import { useSelector } from '@xstate/react';
import CalendarHeart from 'lucide/dist/esm/icons/calendar-heart.mjs';
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type CalendarItems, type DayItem, itemsOfDay } from '../../domain/calendar.ts';
import type { calendarMachine } from '../../machines/calendar.ts';
import { items as itemsText } from '../calendar-items/calendar-items.texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { fullDayText } from '../words/day-text.ts';
import { emptyDay, emptyDayHint } from './calendar.texts.ts';
import { DayList } from './day-list.tsx';
import { DaySkeleton } from './day-skeleton.tsx';
import './calendar-day.css';

export interface CalendarDayProps {
  flow: ActorRefFrom<typeof calendarMachine>;
  items: CalendarItems;
  isLoading: boolean;
  /** Whether a day without items is known to be empty. */
  isWhole: boolean;
  /** The item that was just added. */
  added: DayItem | null;
  /** How old the lines are, where that needs to be said. */
  note: ReactNode;
}

/**
 * The selected day and its list. Rendered after the month, which has to respond at once: a day may
 * have a thousand lines.
 */
export function CalendarDay({
  flow,
  items: allItems,
  isLoading,
  isWhole,
  added,
  note,
}: CalendarDayProps) {
  const headingId = useId();
  const day = useDeferredValue(useSelector(flow, ({ context }) => context.day));
  const items = useDeferredValue(allItems);
  const isReadOnly = useSelector(flow, ({ context }) => context.isReadOnly);
  const lines = useMemo(() => itemsOfDay(items, day), [items, day]);
  const count = lines.length;
  const heading = useRef<HTMLHeadingElement>(null);
  // A closed form and a deleted line take the focus with them.
  useEffect(() => takeLostFocus(heading.current));
  return (
    <section className="calendar-day" aria-labelledby={headingId} aria-busy={isLoading}>
      <header className="calendar-day-head">
        <h3 id={headingId} tabIndex={-1} ref={heading}>
          {fullDayText(day)}
        </h3>
        {count > 0 && <p>{itemsText(count)}</p>}
      </header>
      {note}
      <DayList
        headingId={headingId}
        day={day}
        lines={lines}
        added={added}
        flow={isReadOnly ? null : flow}
      />
      {isLoading && <DaySkeleton isMore={count > 0} />}
      {!isLoading && isWhole && count === 0 && (
        <EmptyState
          title={emptyDay}
          picture={<Icon of={CalendarHeart} />}
          {...(isReadOnly ? {} : { text: emptyDayHint })}
        />
      )}
    </section>
  );
}

/** Focuses the day where what had the focus is gone. */
function takeLostFocus(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
}
