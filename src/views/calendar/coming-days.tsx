import { useSelector } from '@xstate/react';
import { memo, useDeferredValue, useId, useMemo } from 'react';
import type { CalendarItems } from '../../domain/calendar.ts';
import { countOfDays, type DayLines, nextDays, partOf } from '../../domain/calendar-days.ts';
import { texts } from '../../domain/texts.ts';
import { useToday } from '../flow/use-clock.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { dayText } from '../words/day-text.ts';
import { showMore } from './calendar.texts.ts';
import { DayList, type DayListProps } from './day-list.tsx';
import type { CalendarFlow } from './entry-buttons.tsx';
import './coming-days.css';

/** So many lines are shown at once, and so many more on demand; all stand under their days. */
const first = 8;
const further = 24;

export interface ComingDaysProps {
  items: CalendarItems;
  /** Whether the list above may still grow, whose length decides where this begins. */
  isHeld: boolean;
  flow: CalendarFlow;
}

/**
 * The items of the coming week, day by day, without those of the selected day, which stand above; no
 * element where there are none.
 */
export const ComingDays = memo(function ComingDays({
  items: allItems,
  isHeld: isHeldNow,
  flow,
}: ComingDaysProps) {
  const headingId = useId();
  const today = useToday();
  const selected = useDeferredValue(useSelector(flow, ({ context }) => context.day));
  const isReadOnly = useSelector(flow, ({ context }) => context.isReadOnly);
  const items = useDeferredValue(allItems);
  const isHeld = useDeferredValue(isHeldNow);
  const days = useMemo(
    () => nextDays(items, today).filter(({ day }) => day !== selected),
    [items, today, selected],
  );
  const shown = useMemo(() => partOf(days, 0, first), [days]);
  const rest = useMemo(() => partOf(days, first, further), [days]);
  if (isHeld || days.length === 0) return null;
  const changing = isReadOnly ? null : flow;
  return (
    <section className="coming-days" aria-labelledby={headingId}>
      <h3 id={headingId}>{texts.nextDays}</h3>
      <Days days={shown} flow={changing} />
      {rest.length > 0 && (
        <Disclosure label={showMore(countOfDays(rest))}>
          <Days days={rest} flow={changing} />
        </Disclosure>
      )}
    </section>
  );
});

function Days({ days, flow }: { days: readonly DayLines[] } & Pick<DayListProps, 'flow'>) {
  return days.map((day) => <ComingDay key={day.day} {...day} flow={flow} />);
}

function ComingDay({ day, lines, flow }: DayLines & Pick<DayListProps, 'flow'>) {
  const headingId = useId();
  return (
    <div className="coming-day">
      <h4 id={headingId}>{dayText(day)}</h4>
      <DayList headingId={headingId} day={day} lines={lines} added={null} flow={flow} />
    </div>
  );
}
