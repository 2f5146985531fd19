import { getLocalTimeZone } from '@internationalized/date';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import { useId } from 'react';
import { eventTimeOf, isCancelled } from '../../domain/event.ts';
import { toCalendarEntry } from '../../domain/event-entry.ts';
import { eventOf, type InvitedEvent } from '../../domain/invitation.ts';
import { AddToCalendar } from '../calendar-file/add-to-calendar.tsx';
import { Rsvp, type RsvpProps } from '../rsvp/rsvp.tsx';
import { focusOnPage } from '../ui/focus-on.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { eventDay, eventWhen } from '../words/when-text.ts';
import { appointments } from '../words/words.texts.ts';
import { EventFrame } from './event-frame.tsx';
import * as said from './event-page.texts.ts';

export interface InvitedEventPageProps {
  /** The page of the event. */
  owner: RsvpProps['owner'];
  invitation: InvitedEvent;
  isCompleted: boolean;
}

/** The invited person's view of an event: the invitation, and their answer to it. */
export function InvitedEventPage({ owner, invitation, isCompleted }: InvitedEventPageProps) {
  const titleId = useId();
  const [before, link, after] = said.overForGuest;
  const { title, date, location, description, host_name: host } = invitation;
  const event = eventOf(invitation);
  return (
    <EventFrame
      name={title}
      day={eventDay(date)}
      when={eventWhen(date)}
      venue={location}
      description={description}
      isCompleted={isCompleted}
      cancellation={invitation}
      isGuests
      facts={[{ icon: User, name: said.invitedBy, value: host }]}
      back={
        <Link href="/my-appointments" variant="quiet">
          <Icon of={ChevronLeft} />
          {appointments}
        </Link>
      }
      over={
        <>
          {before}
          <Link href="/my-appointments">{link}</Link>
          {after}
        </>
      }
      // A cancelled event, and one without a time, cannot go into a calendar.
      actions={
        !isCancelled(invitation) &&
        !Number.isNaN(eventTimeOf(event)) && (
          <div ref={focusOnPage} className="event-actions">
            <AddToCalendar
              entry={toCalendarEntry(event, invitation.event_id, getLocalTimeZone())}
            />
          </div>
        )
      }
    >
      {!isCancelled(invitation) && (
        <article ref={focusOnPage} className="event-section" aria-labelledby={titleId}>
          <h2 id={titleId} tabIndex={-1}>
            {said.yourAnswer}
          </h2>
          <Rsvp
            owner={owner}
            kind="event"
            id={invitation.event_id}
            titleId={titleId}
            invitation={invitation}
          />
        </article>
      )}
    </EventFrame>
  );
}
