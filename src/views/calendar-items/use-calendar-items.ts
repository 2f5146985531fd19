import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CalendarItems, ItemKind } from '../../domain/calendar.ts';
import { noItems, shownOf } from '../../domain/calendar-days.ts';
import type { calendarItemsMachine } from '../../machines/calendar-items.ts';

type Flow = ActorRefFrom<typeof calendarItemsMachine>;

/**
 * The three lists as one; `isWhole` once all of each was known: only then is a day without items known to
 * be empty (§17.2). While `isHeld` a list may still come that would move what is shown of the others. While
 * the last try for a list failed it `isBehind`, and `asOf` is when the service gave the oldest of those
 * that are shown.
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
    isHeld: lists.some(({ isHeld }) => isHeld),
    isWhole: lists.every((list) => list.isWhole),
    isBehind: lists.some((list) => list.isBehind),
    asOf: lists.reduce(oldest, null),
  };
}

function useList(flow: Flow | undefined, kind: ItemKind) {
  const list = useSelector(flow, (snapshot) => snapshot?.children[kind]);
  const items = useSelector(list, (snapshot) => snapshot && shownOf(snapshot.context)) ?? null;
  const isLoading = useSelector(list, (snapshot) => snapshot?.hasTag('loading') ?? false);
  const isHeld = useSelector(list, (snapshot) => snapshot?.hasTag('held') ?? false);
  const knownAt = useSelector(list, (snapshot) => snapshot?.context.knownAt ?? null);
  const isWhole = useSelector(list, (snapshot) => snapshot?.context.isWhole ?? false);
  const isBehind = useSelector(list, (snapshot) => snapshot?.context.isBehind ?? false);
  return { items, isLoading, isHeld, knownAt, isWhole, isBehind };
}

function oldest(
  asOf: number | null,
  { knownAt, isBehind }: { knownAt: number | null; isBehind: boolean },
): number | null {
  if (!isBehind || knownAt === null) return asOf;
  return Math.min(asOf ?? knownAt, knownAt);
}
