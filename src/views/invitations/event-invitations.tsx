import { getLocalTimeZone } from '@internationalized/date';
import { useSelector } from '@xstate/react';
import MailOpen from 'lucide-react/icons/mail-open';
import { useDeferredValue, useMemo, useRef } from 'react';
import { openInvitations } from '../../domain/invitation.ts';
import { texts } from '../../domain/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Link } from '../ui/link.tsx';
import { EventCard } from './event-card.tsx';
import type { InvitationsFlow } from './flows.ts';
import { InvitationsLoading } from './invitation-skeleton.tsx';

/** The number of cards rendered at once; the rest follow in a deferred render. */
const first = 8;

/** The events that the person is invited to. */
export function EventInvitations({ flow }: { flow: InvitationsFlow }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoading = useSelector(flow, (snapshot) => snapshot.matches({ events: 'loading' }));
  const isFailed = useSelector(flow, (snapshot) => snapshot.matches({ events: 'failed' }));
  return (
    <section className="invites" aria-labelledby="event-invitations" aria-busy={isLoading}>
      <h2 ref={heading} id="event-invitations" tabIndex={-1}>
        Event Invitations
      </h2>
      {isLoading && <InvitationsLoading />}
      {isFailed && (
        <ErrorState
          title="Your invitations did not arrive."
          text="Your connection or our side: it is worth another try."
          onRetry={() => {
            // The focused button disappears with its message.
            heading.current?.focus();
            flow.send({ type: 'invitations.retried' });
          }}
        />
      )}
      {!isLoading && !isFailed && <List flow={flow} />}
    </section>
  );
}

function List({ flow }: { flow: InvitationsFlow }) {
  const events = useSelector(flow, ({ context }) => context.events);
  // Judged when they arrive: an invitation that expires on the screen stays there with its message.
  const open = useMemo(
    () => openInvitations(events ?? [], Date.now(), getLocalTimeZone()),
    [events],
  );
  const shown = useDeferredValue(open, open.slice(0, first));
  if (open.length === 0) {
    return (
      <EmptyState
        title={texts.invitationsEmpty}
        text="An invitation to your mobile number appears here, for you to answer."
        picture={<MailOpen />}
        action={
          <Link href="/create-events" variant="secondary">
            Host an event yourself
          </Link>
        }
      />
    );
  }
  return (
    <ul className="invite-list" aria-labelledby="event-invitations">
      {shown.map((event) => (
        <li key={event.event_id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}
