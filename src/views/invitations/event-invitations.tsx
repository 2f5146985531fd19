import { useSelector } from '@xstate/react';
import MailOpen from 'lucide/dist/esm/icons/mail-open.mjs';
import { useDeferredValue, useRef, useState } from 'react';
import { texts } from '../../domain/texts.ts';
import { FailedLoad } from '../failed-load/failed-load.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { InSlices } from '../ui/in-slices.tsx';
import { Link } from '../ui/link.tsx';
import { firstNew, ShowMore } from '../ui/show-more.tsx';
import { usePortions } from '../ui/use-portions.ts';
import { EventCard } from './event-card.tsx';
import { InvitationsLoading } from './invitation-skeleton.tsx';
import { emptyText, eventInvitations, hostYourself, notArrived } from './invitations.texts.ts';
import type { InvitationsFlow } from './invitations-flow.ts';

/** The events that the person is invited to. */
export function EventInvitations({ flow }: { flow: InvitationsFlow }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoading = useSelector(flow, (snapshot) => snapshot.matches({ events: 'loading' }));
  const isFailed = useSelector(flow, (snapshot) => snapshot.matches({ events: 'failed' }));
  const isListing = !isLoading && !isFailed;
  const isEmpty =
    useSelector(flow, ({ context }) => context.events.items.length === 0) && isListing;
  return (
    <section className="invites" aria-labelledby="event-invitations" aria-busy={isLoading}>
      <h2 ref={heading} id="event-invitations" tabIndex={-1}>
        {eventInvitations}
      </h2>
      {(isLoading || isEmpty) && <WaitingOrNone isLoading={isLoading} />}
      {isLoading && <InvitationsLoading />}
      {isFailed && (
        <FailedLoad
          isToasted
          title={notArrived}
          heir={heading}
          onRetry={() => flow.send({ type: 'invitations.retried' })}
        />
      )}
      {isListing && !isEmpty && <List flow={flow} />}
    </section>
  );
}

/** The sentence that the events are loading, and that there are none. */
function WaitingOrNone({ isLoading }: { isLoading: boolean }) {
  // A toast tells why a list is empty from which the last invitation was taken.
  const [isTold] = useState(isLoading);
  return (
    <div aria-live={isTold ? 'polite' : 'off'}>
      {isLoading ? (
        <p className="invites-wait">{texts.invitationsLoading}</p>
      ) : (
        <EmptyState
          title={texts.invitationsEmpty}
          text={emptyText}
          picture={<Icon of={MailOpen} />}
          action={
            <Link href="/create-events" variant="secondary">
              {hostYourself}
            </Link>
          }
        />
      )}
    </div>
  );
}

function List({ flow }: { flow: InvitationsFlow }) {
  const events = useDeferredValue(useSelector(flow, ({ context }) => context.events));
  const least = useSelector(flow, ({ context }) => context.least.events);
  const isLoadingMore = useSelector(flow, (snapshot) =>
    snapshot.matches({ events: 'loadingMore' }),
  );
  const isMoreFailed = useSelector(flow, (snapshot) => snapshot.matches({ events: 'moreFailed' }));
  const { shown, added, onMore } = usePortions(events, {
    least,
    onMore: () => flow.send({ type: 'moreEvents.requested' }),
  });
  return (
    <>
      <ul className="invite-list" aria-labelledby="event-invitations">
        <InSlices>
          {shown.items.map((event) => (
            <li key={event.event_id} {...(event === added && firstNew)}>
              <EventCard owner={flow} event={event} />
            </li>
          ))}
        </InSlices>
      </ul>
      <ShowMore
        list={shown}
        isPending={isLoadingMore}
        isFailed={isMoreFailed}
        onPress={onMore}
        aria-describedby="event-invitations"
      />
    </>
  );
}
