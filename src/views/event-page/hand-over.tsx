import { getLocalTimeZone } from '@internationalized/date';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type HostedEvent, isCancelled } from '../../domain/event.ts';
import { handOverMachine } from '../../machines/hand-over.ts';
import { CalendarFileButton } from '../calendar-file/calendar-file-button.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { guestsText } from '../words/guests-text.ts';
import { TellGuests } from './tell-guests.tsx';

export interface HandOverProps {
  event: HostedEvent;
  path: string;
  /** Further actions on the event. */
  children?: ReactNode;
}

/**
 * Hands an event that is to come over: into the host's own calendar, and its link to the guests. Of a
 * cancelled event only the guests are told.
 */
export function HandOver({ event, path, children }: HandOverProps) {
  const sentence = guestsText(event);
  const flow = useFlow(handOverMachine, {
    input: () => ({ event, path, sentence, zone: getLocalTimeZone() }),
  });
  const calendarFile = useSelector(flow, ({ children }) => children.calendarFile);
  const isSharing = useSelector(flow, (snapshot) => snapshot.matches('sharing'));
  return (
    <>
      {!isCancelled(event) && (
        <div className="event-actions">
          {calendarFile && <CalendarFileButton flow={calendarFile} />}
          {children}
        </div>
      )}
      <TellGuests
        isCancelled={isCancelled(event)}
        sentence={sentence}
        url={new URL(path, window.location.origin).href}
        isSharing={isSharing}
        onShare={(way) => flow.send({ type: 'share.requested', way })}
      />
    </>
  );
}
