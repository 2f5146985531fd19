import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Resource } from '../../domain/organisation.ts';
import { texts } from '../../domain/texts.ts';
import { resourceBookingDraft, resourceBookingMachine } from '../../machines/resource-booking.ts';
import type { slotChoiceMachine } from '../../machines/slot-choice.ts';
import { useFlow } from '../flow/use-flow.ts';
import { useInSlices } from '../flow/use-in-slices.ts';
import { ResourceDetails } from '../resource/resource-details.tsx';
import { Button } from '../ui/button.tsx';
import { countText } from '../words/count-text.ts';
import { dayText, todayHere } from '../words/day-text.ts';
import { ResourceSlotDialog } from './resource-slot-dialog.tsx';

export interface BookableResourceProps {
  resourceId: string;
  resource: Resource;
  userID: string;
}

/** A resource with the flow of its booking. */
export function BookableResource({ resourceId, resource, userID }: BookableResourceProps) {
  const flow = useFlow(resourceBookingMachine, {
    input: () => ({ resourceId, resource, userID, today: todayHere() }),
    draft: { keeper: resourceBookingDraft, owner: { userID }, key: resourceId },
  });
  const choice = useSelector(flow, ({ children }) => children.slotChoice);
  const isOpen = useSelector(flow, (snapshot) => !snapshot.matches({ booking: 'viewing' }));
  const isShown = useInSlices(isOpen);
  return (
    <>
      <ResourceDetails resource={resource}>
        {choice && <FreeToday flow={flow} choice={choice} />}
      </ResourceDetails>
      {isShown && <ResourceSlotDialog flow={flow} />}
    </>
  );
}

interface FreeTodayProps {
  flow: ActorRefFrom<typeof resourceBookingMachine>;
  choice: ActorRefFrom<typeof slotChoiceMachine>;
}

/** The number of slots that are free today, and 'Book Now'. */
function FreeToday({ flow, choice }: FreeTodayProps) {
  const id = useId();
  const { date, slots } = useSelector(choice, ({ context }) => context);
  const state = useSelector(choice, ({ value }) => value);
  const canBook = useSelector(flow, (snapshot) => snapshot.can({ type: 'booking.opened' }));
  const isOpen = useSelector(flow, (snapshot) => !snapshot.matches({ booking: 'viewing' }));
  return (
    <aside className="bookable-bar resource-book" aria-label="Booking">
      <div id={id} className="resource-book-words" aria-live="polite">
        <p className="resource-book-day">{`Today, ${dayText(date)}`}</p>
        <p>{stateText(state, slots.length)}</p>
      </div>
      {state === 'failed' && (
        <Button isWide onPress={() => choice.send({ type: 'slots.refreshed' })}>
          {texts.tryAgain}
        </Button>
      )}
      <Button
        variant="primary"
        size="large"
        isWide
        // Enabled under the open dialog, which gives the focus back to it.
        isDisabled={!canBook && !isOpen}
        aria-describedby={id}
        onPress={() => flow.send({ type: 'booking.opened' })}
      >
        {texts.bookNow}
      </Button>
    </aside>
  );
}

function stateText(state: 'loading' | 'listing' | 'empty' | 'failed', free: number): string {
  switch (state) {
    case 'loading':
      return texts.slotsLoading;
    case 'failed':
      return 'The slots did not arrive, so nothing can be booked just now.';
    case 'empty':
      return 'No slots are left today. Tomorrow’s open at midnight.';
    case 'listing':
      return countText(free, 'slot is free', 'slots are free');
  }
}
