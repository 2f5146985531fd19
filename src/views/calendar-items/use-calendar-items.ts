import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type CalendarItems, type ItemKind, noItems } from '../../domain/calendar.ts';
import type { calendarItemsMachine } from '../../machines/calendar-items.ts';

type Flow = ActorRefFrom<typeof calendarItemsMachine>;

/**
 * The three lists as one; `isKnown` once any of them has loaded, `isWhole` once all have: only then is
 * a day without items known to be empty (§17.2).
 */
export function useCalendarItems(flow: Flow | undefined) {
  const appointment = useList(flow, 'appointment');
  const event = useList(flow, 'event');
  const task = useList(flow, 'task');
  const items: CalendarItems = useMemo(
    () => ({
      appointment: appointment.items ?? noItems.appointment,
      event: event.items ?? noItems.event,
      task: task.items ?? noItems.task,
    }),
    [appointment.items, event.items, task.items],
  );
  const lists = [appointment, event, task];
  return {
    items,
    isLoading: lists.some(({ isLoading }) => isLoading),
    isKnown: lists.some(({ items: known }) => known !== null),
    isWhole: lists.every(({ items: known }) => known !== null),
  };
}

function useList(flow: Flow | undefined, kind: ItemKind) {
  const list = useSelector(flow, (snapshot) => snapshot?.children[kind]);
  const items = useSelector(list, (snapshot) => snapshot?.context.items ?? null);
  const isLoading = useSelector(list, (snapshot) => snapshot?.hasTag('loading') ?? false);
  return { items, isLoading };
}
