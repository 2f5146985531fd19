import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { calendarMachine } from '../../machines/calendar.ts';
import { entryForm } from '../calendar-entry/entry-form-part.ts';
import { ItemsBehind } from '../calendar-items/items-behind.tsx';
import { useCalendarItems } from '../calendar-items/use-calendar-items.ts';
import { usePreload } from '../flow/use-preload.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { fullDayText } from '../words/day-text.ts';
import { entryAdded, entryChanged } from './calendar.texts.ts';
import { CalendarDay } from './calendar-day.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { ComingDays } from './coming-days.tsx';
import './calendar-view.css';

type Flow = ActorRefFrom<typeof calendarMachine>;

/** The calendar in its dialog or on its page: month and day, or the form of an entry. */
export function CalendarView({ flow }: { flow: Flow }) {
  const lists = useSelector(flow, ({ children }) => children.calendarItems);
  const { items, isLoading, isHeld, isWhole, isBehind, asOf } = useCalendarItems(lists);
  usePreload(entryForm);
  const adding = useSelector(flow, ({ context }) => context.adding);
  const added = useSelector(flow, ({ context }) => context.added);
  // An entry that the person added is shown at once.
  const isWaiting = isHeld && added === null;
  return (
    <div className="calendar" ref={markOnceReached}>
      <VisuallyHidden>
        <span role="status">
          {added && (added.isNew ? entryAdded : entryChanged)(added.kind, fullDayText(added.day))}
        </span>
      </VisuallyHidden>
      {adding ? (
        <entryForm.Component key={adding} flow={flow} kind={adding} />
      ) : (
        <div className="calendar-view">
          <CalendarMonth flow={flow} items={items} />
          <div className="calendar-days">
            <CalendarDay
              flow={flow}
              items={items}
              isLoading={isLoading}
              isHeld={isWaiting}
              isWhole={isWhole}
              added={added}
              note={isBehind && <ItemsBehind flow={lists} asOf={asOf} />}
            />
            <ComingDays flow={flow} items={items} isHeld={isWaiting} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Marks a calendar that the focus has reached. */
function markOnceReached(calendar: HTMLElement | null): void {
  calendar?.addEventListener('focusin', () => {
    calendar.dataset.reached = '';
  });
}
