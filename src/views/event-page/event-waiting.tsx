import CalendarX2 from 'lucide/dist/esm/icons/calendar-x-2.mjs';
import { texts } from '../../domain/texts.ts';
import { FailedLoad } from '../failed-load/failed-load.tsx';
import { Main } from '../layout/main.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import './event-page.css';
import * as said from './event-page.texts.ts';

/** The placeholder of a loading event. */
export function EventLoading() {
  return (
    <Main title={said.event} className="event" isBusy>
      <div className="event-columns">
        <div className="event-side">
          <Skeleton shape="block" width="9rem" height="var(--target)" />
          <div className="event-picture">
            <Skeleton shape="block" width="100%" height="100%" />
          </div>
        </div>
        <div className="event-words">
          <h1>
            <VisuallyHidden>{said.loading}</VisuallyHidden>
            <Skeleton shape="block" width="70%" height="2.5rem" />
          </h1>
          <div>
            <Skeleton width="50%" />
            <Skeleton width="40%" />
          </div>
          <Skeleton shape="block" width="100%" height="9rem" />
        </div>
      </div>
    </Main>
  );
}

/** The message for an event that could not be loaded. */
export function EventFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Main title={said.event} className="event">
      <div className="event-failed">
        <FailedLoad isPage isToasted title={said.notArrived} onRetry={onRetry} />
        <Link href="/dashboard">{said.toDashboard}</Link>
      </div>
    </Main>
  );
}

/**
 * For a person who neither hosts the event nor is invited. An event that does not exist looks the
 * same, so that the page tells nothing of any.
 */
export function EventByInvitation() {
  return (
    <Main title={texts.eventMissing} className="event">
      <EmptyState
        isPage
        title={texts.eventMissing}
        text={said.byInvitation}
        picture={<Icon of={CalendarX2} />}
        action={
          <Link href="/dashboard" variant="primary">
            {said.toDashboard}
          </Link>
        }
      />
    </Main>
  );
}
