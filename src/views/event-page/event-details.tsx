import { getLocalTimeZone } from '@internationalized/date';
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import type { ReactNode } from 'react';
import { eventNameOf, type HostedEvent, isCancelled } from '../../domain/event.ts';
import { deadlineOf, isExpired } from '../../domain/invitation.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { deadlineText, eventDay, eventWhen, longDayText } from '../words/when-text.ts';
import { EventFrame } from './event-frame.tsx';
import * as said from './event-page.texts.ts';

export interface EventDetailsProps {
  event: HostedEvent;
  /** In milliseconds. */
  now: number;
  isCompleted: boolean;
  /** The actions, shown while the event is to come. */
  actions: ReactNode;
  /** The invitees with their answers. */
  children: ReactNode;
}

/** The host's view of an event: its facts, over the invitees with their answers. */
export function EventDetails({ event, now, isCompleted, actions, children }: EventDetailsProps) {
  const [before, link, after] = said.overForHost;
  return (
    <EventFrame
      name={eventNameOf(event)}
      day={eventDay(event.eventDateTime)}
      when={eventWhen(event.eventDateTime)}
      venue={event.venue}
      description={event.description}
      isCompleted={isCompleted}
      cancellation={event}
      facts={[{ icon: CalendarClock, name: said.deadline, value: untilText(event, now) }]}
      back={
        <Link href="/create-events" variant="quiet">
          <Icon of={ChevronLeft} />
          {said.yourEvents}
        </Link>
      }
      over={
        <>
          {before}
          <Link href="/create-events">{link}</Link>
          {after}
        </>
      }
      actions={actions}
    >
      {children}
    </EventFrame>
  );
}

/** The deadline as the guests have it; null without one, and where a cancelled event takes no answers. */
function untilText(event: HostedEvent, now: number): string | null {
  const deadline = deadlineOf(event.inviteExpiryDate, getLocalTimeZone());
  if (deadline === null || isCancelled(event)) return null;
  return isExpired(deadline, now)
    ? said.deadlinePassed(longDayText(deadline))
    : said.answersUntil(deadlineText(deadline));
}
