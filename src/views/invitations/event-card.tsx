import Clock from 'lucide/dist/esm/icons/clock.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import { isCancelled } from '../../domain/event.ts';
import type { InvitedEvent } from '../../domain/invitation.ts';
import { eventPath } from '../../domain/page-paths.ts';
import { texts } from '../../domain/texts.ts';
import { CancelledNote } from '../layout/cancelled-note.tsx';
import { DateLeaf } from '../ui/date-leaf.tsx';
import { Icon } from '../ui/icon.tsx';
import { eventDay, eventWhenText } from '../words/when-text.ts';
import { InvitationCard, type InvitationCardProps } from './invitation-card.tsx';

export interface EventCardProps {
  owner: InvitationCardProps['owner'];
  event: InvitedEvent;
}

/** An invitation to an event: what, when, where, and by whom. */
export function EventCard({ owner, event }: EventCardProps) {
  return (
    <InvitationCard
      owner={owner}
      kind="event"
      id={event.event_id}
      title={event.title}
      href={eventPath(event.event_id)}
      picture={<DateLeaf day={eventDay(event.date)} />}
      invitation={event}
      instead={isCancelled(event) ? <CancelledNote {...event} /> : undefined}
    >
      <p className="invite-fact">
        <Icon of={Clock} />
        {eventWhenText(event.date)}
      </p>
      {event.location && (
        <p className="invite-fact">
          <Icon of={MapPin} />
          <span dir="auto">{event.location}</span>
        </p>
      )}
      {event.host_name && (
        <p className="invite-fact">
          <Icon of={User} />
          <span>{texts.invitedBy(event.host_name)}</span>
        </p>
      )}
      {event.description && (
        <p className="invite-text" dir="auto">
          {event.description}
        </p>
      )}
    </InvitationCard>
  );
}
