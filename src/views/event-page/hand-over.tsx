import { getLocalTimeZone } from '@internationalized/date';
import { useSelector } from '@xstate/react';
import type { HostedEvent } from '../../domain/event.ts';
import { handOverMachine } from '../../machines/hand-over.ts';
import { CalendarFileButton } from '../calendar-file/calendar-file-button.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { guestsText } from '../words/guests-text.ts';
import { TellGuests } from './tell-guests.tsx';

/** Hands an active event over: into the host's own calendar, and its link to the guests. */
export function HandOver({ event, path }: { event: HostedEvent; path: string }) {
  const sentence = guestsText(event);
  const flow = useFlow(handOverMachine, {
    input: () => ({ event, path, sentence, zone: getLocalTimeZone() }),
  });
  const calendarFile = useSelector(flow, ({ children }) => children.calendarFile);
  const isSharing = useSelector(flow, (snapshot) => snapshot.matches('sharing'));
  return (
    <>
      <div className="event-actions">
        {calendarFile && <CalendarFileButton flow={calendarFile} />}
      </div>
      <TellGuests
        sentence={sentence}
        url={new URL(path, window.location.origin).href}
        isSharing={isSharing}
        onShare={(way) => flow.send({ type: 'share.requested', way })}
      />
    </>
  );
}
