import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { itemsOfDay, nextDays } from '../../domain/calendar-days.ts';
import { calendarItemsMachine } from '../../machines/calendar-items.ts';
import { OpenCalendar } from '../calendar/open-calendar.tsx';
import { usePageOwner } from '../flow/environment.ts';
import { useMinute, useToday } from '../flow/use-clock.ts';
import { useFlow } from '../flow/use-flow.ts';
import { Agenda } from './agenda.tsx';
import { agendaLines } from './agenda-lines.ts';
import { ItemsBehind } from './items-behind.tsx';
import { useCalendarItems } from './use-calendar-items.ts';

/** Today's agenda on its flow, and the way into the calendar. */
export function AgendaScreen() {
  const [page] = useLocation();
  const userID = usePageOwner();
  const flow = useFlow(calendarItemsMachine, { input: () => ({ userID }) });
  const today = useToday();
  const now = useMinute();
  const { items, isLoading, isWhole, isBehind, asOf } = useCalendarItems(flow);
  const days = useMemo(() => nextDays(items, today), [items, today]);
  return (
    <Agenda
      isLoading={isLoading && !isWhole}
      isFree={isWhole}
      days={days}
      note={isBehind && <ItemsBehind flow={flow} asOf={asOf} />}
      {...agendaLines(itemsOfDay(items, today), now)}
      action={<OpenCalendar page={page} onClosed={() => flow.send({ type: 'items.refreshed' })} />}
    />
  );
}
