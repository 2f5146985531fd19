import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CalendarItems, DayItem, ItemKind } from '../../domain/calendar.ts';
import type { calendarMachine } from '../../machines/calendar.ts';
import type { calendarItemsMachine } from '../../machines/calendar-items.ts';
import { EntryForm } from '../calendar-entry/entry-form.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { fullDayText } from '../words/day-text.ts';
import { CalendarDay } from './calendar-day.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { kindWords } from './kind-look.ts';
import './calendar-view.css';

type Flow = ActorRefFrom<typeof calendarMachine>;

/** What the calendar's dialog holds: month and day, or the form of what is being added. */
export function CalendarView({ flow }: { flow: Flow }) {
  const itemsFlow = useSelector(flow, ({ children }) => children.calendarItems);
  return itemsFlow && <OpenView flow={flow} itemsFlow={itemsFlow} />;
}

interface OpenViewProps {
  flow: Flow;
  itemsFlow: ActorRefFrom<typeof calendarItemsMachine>;
}

function OpenView({ flow, itemsFlow }: OpenViewProps) {
  const items = useSelector(itemsFlow, ({ context }) => context.items);
  const isLoading = useSelector(itemsFlow, (snapshot) => snapshot.hasTag('loading'));
  const adding = useSelector(flow, ({ context }) => context.adding);
  const day = useSelector(flow, ({ context }) => context.day);
  const added = useAdded(adding, items, day);
  return (
    <div className="calendar">
      <VisuallyHidden>
        <span role="status">
          {added && `${kindWords[added.kind]} added on ${fullDayText(day)}.`}
        </span>
      </VisuallyHidden>
      {adding ? (
        <EntryForm key={adding} flow={flow} kind={adding} />
      ) : (
        <div className="calendar-view">
          <CalendarMonth flow={flow} items={items} />
          <CalendarDay flow={flow} items={items} isLoading={isLoading} added={added} />
        </div>
      )}
    </div>
  );
}

/** What the form that has just gone brought in: the items changed as it went. Null if nothing. */
function useAdded(adding: ItemKind | null, items: CalendarItems, day: string): DayItem | null {
  const [last, setLast] = useState({ adding, items, added: null as DayItem | null });
  if (last.adding !== adding || last.items !== items) {
    const kind = adding === null && last.items !== items ? last.adding : null;
    const item = kind && items[kind][day]?.at(-1);
    setLast({ adding, items, added: kind && item ? { kind, item } : null });
  }
  return last.added;
}
