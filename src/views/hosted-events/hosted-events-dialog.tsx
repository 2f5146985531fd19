import { useSelector } from '@xstate/react';
import CalendarHeart from 'lucide/dist/esm/icons/calendar-heart.mjs';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { eventIdOf, inListOrder, isCompleted } from '../../domain/event.ts';
import { texts } from '../../domain/texts.ts';
import type { hostedEventsMachine } from '../../machines/hosted-events.ts';
import { FailedLoad } from '../failed-load/failed-load.tsx';
import { useZone } from '../flow/use-clock.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { focusAround } from '../ui/focus-around.ts';
import { Icon } from '../ui/icon.tsx';
import { InSlices } from '../ui/in-slices.tsx';
import { listsInDialogs } from '../ui/lists-in-dialogs.ts';
import { firstNew, ShowMore } from '../ui/show-more.tsx';
import { usePortions } from '../ui/use-portions.ts';
import { HostedEventRow, HostedEventSkeleton } from './hosted-event-row.tsx';
import './hosted-events-dialog.css';
import { emptyText, hostFirst, notArrived } from './hosted-events.texts.ts';

type Flow = ActorRefFrom<typeof hostedEventsMachine>;

/** The dialog 'Your Created Events', open while it is mounted. */
export function HostedEventsDialog({ flow }: { flow: Flow }) {
  return (
    <Dialog
      title={texts.eventList}
      onClose={() => flow.send({ type: 'events.closed' })}
      size="regular"
      isTall
    >
      <HostedEvents flow={flow} />
    </Dialog>
  );
}

function HostedEvents({ flow }: { flow: Flow }) {
  const isLoading = useSelector(flow, (snapshot) => snapshot.matches({ open: 'loading' }));
  const isEmpty = useSelector(flow, (snapshot) => snapshot.matches({ open: 'empty' }));
  const isFailed = useSelector(flow, (snapshot) => snapshot.matches({ open: 'failed' }));
  return (
    <>
      {/* It stays, since a live region that is added later is silent. */}
      <div aria-live="polite">
        {isLoading && <p className="hosted-events-wait">{texts.eventsLoading}</p>}
        {isEmpty && (
          <EmptyState
            title={texts.eventsEmpty}
            text={emptyText}
            picture={<Icon of={CalendarHeart} />}
            action={
              <Button onPress={() => flow.send({ type: 'events.closed' })}>{hostFirst}</Button>
            }
          />
        )}
      </div>
      {isLoading && <Loading />}
      {isFailed && (
        <FailedLoad
          isToasted
          title={notArrived}
          onRetry={() => flow.send({ type: 'events.retried' })}
        />
      )}
      {!isLoading && !isEmpty && !isFailed && <List flow={flow} />}
    </>
  );
}

function List({ flow }: { flow: Flow }) {
  const { list, least, now, zone } = useSelector(flow, ({ context }) => context);
  useZone();
  const isLoadingMore = useSelector(flow, (snapshot) =>
    snapshot.matches({ open: { listing: { pages: 'loadingMore' } } }),
  );
  const isMoreFailed = useSelector(flow, (snapshot) =>
    snapshot.matches({ open: { listing: { pages: 'moreFailed' } } }),
  );
  const { shown, added, onMore } = usePortions(list, {
    inOrder: inListOrder(list.items, { now, zone }),
    least,
    onMore: () => flow.send({ type: 'more.requested' }),
  });
  const count = shown.items.length;
  useEffect(() => {
    listsInDialogs.set('hosted-events', count);
  }, [count]);
  return (
    <div ref={focusAround}>
      <ul className="hosted-events">
        <InSlices>
          {shown.items.map((event, place) => (
            <li key={eventIdOf(event) ?? place} {...(event === added && firstNew)}>
              <HostedEventRow
                event={event}
                isOver={isCompleted(event, { now, zone })}
                onChoose={() => flow.send({ type: 'event.chosen', event })}
              />
            </li>
          ))}
        </InSlices>
      </ul>
      <ShowMore list={shown} isPending={isLoadingMore} isFailed={isMoreFailed} onPress={onMore} />
    </div>
  );
}

function Loading() {
  return (
    <div className="hosted-events">
      <HostedEventSkeleton />
      <HostedEventSkeleton />
      <HostedEventSkeleton />
    </div>
  );
}
