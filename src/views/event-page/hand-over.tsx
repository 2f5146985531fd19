import { getLocalTimeZone } from '@internationalized/date';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { eventIdOf, eventNameOf, type HostedEvent, isCancelled } from '../../domain/event.ts';
import { toCalendarEntry } from '../../domain/event-entry.ts';
import type { ShareWay } from '../../domain/hosting.ts';
import { handOverMachine } from '../../machines/hand-over.ts';
import { AddToCalendar } from '../calendar-file/add-to-calendar.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { focusOnPage } from '../ui/focus-on.ts';
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
  const text = guestsText(event);
  const flow = useFlow(handOverMachine, { input: () => ({}) });
  const isSharing = useSelector(flow, (snapshot) => snapshot.matches('sharing'));
  const share = (way: ShareWay) =>
    flow.send({ type: 'share.requested', page: { way, title: eventNameOf(event), text, path } });
  return (
    <>
      {!isCancelled(event) && (
        <div ref={focusOnPage} className="event-actions">
          <AddToCalendar entry={toCalendarEntry(event, eventIdOf(event), getLocalTimeZone())} />
          {children}
        </div>
      )}
      <TellGuests
        isCancelled={isCancelled(event)}
        sentence={text}
        url={new URL(path, window.location.origin).href}
        isSharing={isSharing}
        onShare={share}
      />
    </>
  );
}
