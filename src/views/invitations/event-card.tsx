import Clock from 'lucide/dist/esm/icons/clock.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import type { InvitedEvent } from '../../domain/invitation.ts';
import { DateLeaf } from '../ui/date-leaf.tsx';
import { Icon } from '../ui/icon.tsx';
import { eventDay, eventWhenText } from '../words/when-text.ts';
import { InvitationCard } from './invitation-card.tsx';

/** An invitation to an event: what, when and where. */
export function EventCard({ event }: { event: InvitedEvent }) {
  return (
    <InvitationCard
      kind="event"
      id={event.event_id}
      title={event.title}
      picture={<DateLeaf day={eventDay(event.date ?? '')} />}
      invitation={event}
    >
      <p className="invite-fact">
        <Icon of={Clock} />
        {eventWhenText(event.date ?? '')}
      </p>
      {event.location && (
        <p className="invite-fact">
          <Icon of={MapPin} />
          <span dir="auto">{event.location}</span>
        </p>
      )}
    </InvitationCard>
  );
}
