import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { eventIdOf, eventNameOf, isCancelled, type ListedEvent } from '../../domain/event.ts';
import { eventPath } from '../../domain/page-paths.ts';
import { EventBadge } from '../layout/event-badge.tsx';
import { DateLeaf } from '../ui/date-leaf.tsx';
import { focusAround } from '../ui/focus-around.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { eventDay, shortEventWhenText } from '../words/when-text.ts';

export interface HostedEventRowProps {
  event: ListedEvent;
  isOver: boolean;
  onChoose: () => void;
}

/** One hosted event; an active one links to its page. */
export function HostedEventRow({ event, isOver, onChoose }: HostedEventRowProps) {
  const id = eventIdOf(event);
  const row = <Row event={event} isOver={isOver} isLink={!isOver && id !== null} />;
  if (isOver || id === null) return row;
  return (
    <div ref={focusAround}>
      <Link
        href={eventPath(id)}
        variant="plain"
        onClick={(click) => {
          // Navigation state carries the event.
          click.preventDefault();
          onChoose();
        }}
      >
        {row}
      </Link>
    </div>
  );
}

function Row({ event, isOver, isLink }: { event: ListedEvent; isOver: boolean; isLink: boolean }) {
  return (
    <div className="hosted-event" data-over={isOver || undefined} data-link={isLink || undefined}>
      <DateLeaf day={eventDay(event.eventDateTime)} />
      <div className="hosted-event-words">
        <p className="hosted-event-name" dir="auto">
          {eventNameOf(event)}
        </p>
        <p className="hosted-event-when">{shortEventWhenText(event.eventDateTime)}</p>
        <EventBadge isCompleted={isOver} isCancelled={isCancelled(event)} />
      </div>
      {isLink && <Icon of={ChevronRight} className="hosted-event-way" />}
    </div>
  );
}

/** The placeholder of a loading event. */
export function HostedEventSkeleton() {
  return (
    <div className="hosted-event">
      <Skeleton shape="block" width="3.75rem" height="4rem" />
      <div className="hosted-event-words">
        <Skeleton width="70%" />
        <Skeleton width="50%" />
        <Skeleton shape="block" width="5rem" height="1.5rem" />
      </div>
    </div>
  );
}
