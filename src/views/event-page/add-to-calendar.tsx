import { getLocalTimeZone } from '@internationalized/date';
import type { CalendarEntry } from '../../domain/booking.ts';
import type { EventFacts } from '../../domain/event.ts';
import { toCalendarEntry } from '../../domain/event-entry.ts';
import { calendarFileMachine } from '../../machines/calendar-file.ts';
import { CalendarFileButton } from '../calendar-file/calendar-file-button.tsx';
import { useFlow } from '../flow/use-flow.ts';

/** The button that saves an event in the person's own calendar, as the event is by now. */
export function AddToCalendar({ event, id }: { event: EventFacts; id: string | null }) {
  const entry = toCalendarEntry(event, id, getLocalTimeZone());
  return <AddEntry key={JSON.stringify(entry)} entry={entry} />;
}

function AddEntry({ entry }: { entry: CalendarEntry }) {
  return <CalendarFileButton flow={useFlow(calendarFileMachine, { input: () => ({ entry }) })} />;
}
