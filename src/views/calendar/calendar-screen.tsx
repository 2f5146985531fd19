import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { isInDayRange } from '../../domain/day-range.ts';
import { calendarDraft, calendarMachine } from '../../machines/calendar.ts';
import { usePageOwner } from '../flow/environment.ts';
import { keepInAddress } from '../flow/keep-in-address.ts';
import { useFlow } from '../flow/use-flow.ts';
import { OwnPage } from '../layout/own-page.tsx';
import { todayHere } from '../words/day-text.ts';
import { AddButtons } from './add-buttons.tsx';
import { heading, lead } from './calendar.texts.ts';
import { CalendarView } from './calendar-view.tsx';
import './calendar-screen.css';

const path = '/calendar';

/** The calendar in full on a page of its own, whose address has the selected day. */
export function CalendarScreen() {
  const userID = usePageOwner();
  const asked = new URLSearchParams(useSearch()).get('day') ?? '';
  const flow = useFlow(calendarMachine, {
    input: () => ({
      userID,
      today: todayHere(),
      ...(isInDayRange(asked) && { day: asked }),
      isReadOnly: false,
      isPage: true,
    }),
    draft: { keeper: calendarDraft, owner: { userID } },
    key: path,
  });
  const day = useSelector(flow, ({ context }) => context.day);
  const isToday = useSelector(flow, ({ context }) => context.day === context.today);
  useEffect(() => keepInAddress('day', isToday ? null : day), [isToday, day]);
  const isAdding = useSelector(flow, ({ context }) => context.adding !== null);
  return (
    <OwnPage title={heading} lead={lead}>
      {!isAdding && <AddButtons flow={flow} />}
      <div className="calendar-page">
        <CalendarView flow={flow} />
      </div>
    </OwnPage>
  );
}
