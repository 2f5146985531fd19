import { getLocalTimeZone } from '@internationalized/date';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { type HostedEvent, isCancelled, readEvent } from '../../domain/event.ts';
import { eventPath } from '../../domain/page-paths.ts';
import { eventPageMachine } from '../../machines/event-page.ts';
import { usePageOwner } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { useMinute } from '../flow/use-clock.ts';
import { useFlow } from '../flow/use-flow.ts';
import { addressId } from '../layout/address-id.ts';
import { usePageState } from '../ui/dialog-entries.ts';
import { EventAnswers } from './event-answers.tsx';
import { EventChanges, EventDialogs } from './event-changes.tsx';
import { EventDetails } from './event-details.tsx';
import { EventByInvitation, EventFailed, EventLoading } from './event-waiting.tsx';
import { GuestsFileButton } from './guests-file-button.tsx';
import { HandOver } from './hand-over.tsx';

/** The page of an invited person, which a host never needs. */
export const invitedEvent = onDemand(
  async () => (await import('./invited-event.tsx')).InvitedEventPage,
  <EventLoading />,
);

/** The event that the address names; it may have come along with the navigation. */
export function EventScreen() {
  const id = addressId(useParams().id);
  const userID = usePageOwner();
  const handed = readEvent(usePageState(), { id, userID });
  return <EventOf key={id} id={id} handed={handed} />;
}

function EventOf({ id, handed }: { id: string; handed: HostedEvent | null }) {
  const userID = usePageOwner();
  const flow = useFlow(eventPageMachine, {
    input: () => ({ userID, id, handed, now: Date.now(), zone: getLocalTimeZone() }),
  });
  const { event, invitation, isUnanswered } = useSelector(flow, ({ context }) => context);
  const now = useMinute();
  const isFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const isUninvited = useSelector(flow, (snapshot) => snapshot.matches('uninvited'));
  const isAsking = useSelector(flow, (snapshot) => snapshot.matches('loadingInvitation'));
  // Beside the call, so that the page is there with its answer.
  useEffect(() => {
    if (isAsking) invitedEvent.preload();
  }, [isAsking]);
  const isCompleted = useSelector(flow, (snapshot) =>
    snapshot.matches({ shown: { clock: 'completed' } }),
  );
  const isRefreshing = useSelector(flow, (snapshot) =>
    snapshot.matches({ shown: { answers: 'refreshing' } }),
  );
  if (isFailed) return <EventFailed onRetry={() => flow.send({ type: 'event.retried' })} />;
  if (isUninvited) return <EventByInvitation />;
  if (invitation)
    return (
      <invitedEvent.Component owner={flow} invitation={invitation} isCompleted={isCompleted} />
    );
  if (!event) return <EventLoading />;
  return (
    <>
      <EventDetails
        event={event}
        now={now}
        isCompleted={isCompleted}
        actions={
          <HandOver event={event} path={eventPath(id)}>
            <EventChanges flow={flow} />
          </HandOver>
        }
      >
        <EventAnswers
          event={event}
          isPast={isCompleted || isCancelled(event)}
          isRefreshing={isRefreshing}
          isUnanswered={isUnanswered}
          onRefresh={() => flow.send({ type: 'event.refreshed' })}
          listActions={<GuestsFileButton event={event} />}
        />
      </EventDetails>
      <EventDialogs flow={flow} id={id} event={event} />
    </>
  );
}
