import { useSelector } from '@xstate/react';
import CalendarHeart from 'lucide/dist/esm/icons/calendar-heart.mjs';
import { type ReactNode, useDeferredValue, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CalendarItems, DayItem } from '../../domain/calendar.ts';
import { itemsOfDay } from '../../domain/calendar-days.ts';
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
  /** Whether lines may still come that would move the others. */
  isHeld: boolean;
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
  isHeld: isHeldNow,
  isWhole,
  added,
  note,
}: CalendarDayProps) {
  const headingId = useId();
  const day = useDeferredValue(useSelector(flow, ({ context }) => context.day));
  const items = useDeferredValue(allItems);
  // With the items, or those of the last list would come a frame after the others.
  const isHeld = useDeferredValue(isHeldNow);
  const isReadOnly = useSelector(flow, ({ context }) => context.isReadOnly);
  const lines = useMemo(() => (isHeld ? [] : itemsOfDay(items, day)), [isHeld, items, day]);
  const count = lines.length;
  const isWaiting = isLoading || isHeld;
  const heading = useRef<HTMLHeadingElement>(null);
  // A closed form and a deleted line take the focus with them, and a frame later the dialog would have it.
  useLayoutEffect(() => takeLostFocus(heading.current));
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
      {isWaiting && count === 0 && <DaySkeleton />}
      {!isWaiting && isWhole && count === 0 && (
        <EmptyState
          title={emptyDay}
          picture={<Icon of={CalendarHeart} />}
          {...(isReadOnly ? {} : { text: emptyDayHint })}
        />
      )}
    </section>
  );
}

/** Focuses the day where what had the focus in the calendar is gone. */
function takeLostFocus(heading: HTMLElement | null): void {
  if (document.activeElement === document.body && heading?.closest('[data-reached]'))
    heading.focus({ preventScroll: true });
}
