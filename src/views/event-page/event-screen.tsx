import { useSelector } from '@xstate/react';
import { useParams } from 'wouter';
import { eventNameOf, eventPath, type HostedEvent, readEvent } from '../../domain/event.ts';
import { eventPageMachine } from '../../machines/event-page.ts';
import { usePageOwner } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { addressId } from '../layout/address-id.ts';
import { usePageState } from '../ui/dialog-entries.ts';
import { EventDetails } from './event-details.tsx';
import { EventFailed, EventLoading, EventMissing } from './event-waiting.tsx';
import { HandOver } from './hand-over.tsx';

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
    input: () => ({ userID, id, handed, now: Date.now() }),
  });
  const { event, now } = useSelector(flow, ({ context }) => context);
  const isFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const isMissing = useSelector(flow, (snapshot) => snapshot.matches('missing'));
  const isCompleted = useSelector(flow, (snapshot) =>
    snapshot.matches({ shown: { clock: 'completed' } }),
  );
  const isRefreshing = useSelector(flow, (snapshot) =>
    snapshot.matches({ shown: { answers: 'refreshing' } }),
  );
  if (isFailed) return <EventFailed onRetry={() => flow.send({ type: 'event.retried' })} />;
  if (isMissing) return <EventMissing />;
  if (!event) return <EventLoading />;
  return (
    <EventDetails
      event={event}
      now={now}
      isCompleted={isCompleted}
      isRefreshing={isRefreshing}
      onRefresh={() => flow.send({ type: 'event.refreshed' })}
      actions={<HandOver key={identityOf(event)} event={event} path={eventPath(id)} />}
    />
  );
}

/** What a calendar's entry and a link are made of: where it changed, they are offered anew. */
function identityOf(event: HostedEvent): string {
  return [eventNameOf(event), event.eventDateTime, event.venue, event.description].join('\n');
}
