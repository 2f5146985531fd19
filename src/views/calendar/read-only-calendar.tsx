import { calendarMachine } from '../../machines/calendar.ts';
import { usePageOwner } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { todayHere } from '../words/day-text.ts';
import { CalendarView } from './calendar-view.tsx';

/** The header's calendar, to look at only; its dialog is the header's. */
export function ReadOnlyCalendar() {
  const userID = usePageOwner();
  const flow = useFlow(calendarMachine, {
    input: () => ({ userID, today: todayHere(), isReadOnly: true, isPage: false }),
  });
  return <CalendarView flow={flow} />;
}
