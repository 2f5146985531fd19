import { parseDate } from '@internationalized/date';
import { useSelector } from '@xstate/react';
import { memo, useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type CalendarItems, itemKinds } from '../../domain/calendar.ts';
import type { calendarMachine } from '../../machines/calendar.ts';
import { kinds, today as todayText } from '../calendar-items/calendar-items.texts.ts';
import { useToday } from '../flow/use-clock.ts';
import { useWide } from '../flow/use-wide.ts';
import { Button } from '../ui/button.tsx';
import { MonthGrid } from '../ui/month-grid.tsx';
import { SwipeArea } from '../ui/swipe-area.tsx';
import { heading } from './calendar.texts.ts';
import { KindMark } from './kind-mark.tsx';
import { noteOfDay } from './note-of-day.tsx';
import './calendar-month.css';

export interface CalendarMonthProps {
  flow: ActorRefFrom<typeof calendarMachine>;
  items: CalendarItems;
}

/** The month with marks on days that have items, and the selected day. */
export const CalendarMonth = memo(function CalendarMonth({ flow, items }: CalendarMonthProps) {
  const day = useSelector(flow, ({ context }) => context.day);
  const focusedDay = useSelector(flow, ({ context }) => context.focusedDay);
  const today = useToday();
  const isWide = useWide();
  const noteOf = useCallback((of: string) => noteOfDay(items, of, isWide), [items, isWide]);
  return (
    <div className="calendar-month">
      <SwipeArea onSwipe={(by) => flow.send({ type: 'month.turned', by })}>
        <MonthGrid
          label={heading}
          today={today}
          value={parseDate(day)}
          onChange={(chosen) => flow.send({ type: 'day.chosen', day: chosen.toString() })}
          focusedValue={parseDate(focusedDay)}
          onFocusChange={(focused) => flow.send({ type: 'day.focused', day: focused.toString() })}
          noteOf={noteOf}
          isRoomy={isWide}
          action={
            <Button size="small" onPress={() => flow.send({ type: 'today.requested', today })}>
              {todayText}
            </Button>
          }
        />
      </SwipeArea>
      <p className="calendar-legend" aria-hidden="true">
        {itemKinds.map((kind) => (
          <span key={kind}>
            <KindMark kind={kind} />
            {kinds[kind]}
          </span>
        ))}
      </p>
    </div>
  );
});
