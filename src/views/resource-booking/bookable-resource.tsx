import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Resource } from '../../domain/organisation.ts';
import { resourceBookingDraft, resourceBookingMachine } from '../../machines/resource-booking.ts';
import type { slotChoiceMachine } from '../../machines/slot-choice.ts';
import { useFlow } from '../flow/use-flow.ts';
import { ResourceDetails } from '../resource/resource-details.tsx';
import { todayHere } from '../words/day-text.ts';
import { ResourceBook } from './resource-book.tsx';
import { ResourceSlotDialog } from './resource-slot-dialog.tsx';

export interface BookableResourceProps {
  resourceId: string;
  resource: Resource;
  userID: string;
}

/** A resource with the flow of its booking. */
export function BookableResource({ resourceId, resource, userID }: BookableResourceProps) {
  const flow = useFlow(resourceBookingMachine, {
    input: { resourceId, resource, userID, today: todayHere() },
    draft: { keeper: resourceBookingDraft, owner: { userID }, key: resourceId },
  });
  const isOpen = useSelector(flow, (snapshot) => !snapshot.matches({ booking: 'viewing' }));
  return (
    <>
      <ResourceDetails resource={resource}>
        <BookOf flow={flow} />
      </ResourceDetails>
      {isOpen && <ResourceSlotDialog flow={flow} />}
    </>
  );
}

type Flow = ActorRefFrom<typeof resourceBookingMachine>;
type Choice = ActorRefFrom<typeof slotChoiceMachine>;

function BookOf({ flow }: { flow: Flow }) {
  const choice = useSelector(flow, ({ children }) => children.slotChoice);
  return choice ? <BookFrom flow={flow} choice={choice} /> : null;
}

function BookFrom({ flow, choice }: { flow: Flow; choice: Choice }) {
  const { date, slots } = useSelector(choice, ({ context }) => context);
  const state = useSelector(choice, ({ value }) => value);
  const canBook = useSelector(flow, (snapshot) => snapshot.can({ type: 'booking.opened' }));
  const isOpen = useSelector(flow, (snapshot) => !snapshot.matches({ booking: 'viewing' }));
  return (
    <ResourceBook
      date={date}
      offered={slots.length}
      state={state}
      canBook={canBook || isOpen}
      onBook={() => flow.send({ type: 'booking.opened' })}
      onRetry={() => flow.send({ type: 'slots.retried' })}
    />
  );
}
