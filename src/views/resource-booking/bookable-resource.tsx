import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { lastBookableDay } from '../../domain/booking.ts';
import type { Resource } from '../../domain/organisation.ts';
import { texts } from '../../domain/texts.ts';
import { daysAfter } from '../../domain/working-hours.ts';
import { resourceBookingDraft, resourceBookingMachine } from '../../machines/resource-booking.ts';
import type { slotChoiceMachine } from '../../machines/slot-choice.ts';
import { keepToastsAbove } from '../booking/above-bar.ts';
import { LoadDue } from '../failed-load/use-load-due.ts';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { usePageOwner } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { usePreload } from '../flow/use-preload.ts';
import { ResourceDetails } from '../resource/resource-details.tsx';
import { Button } from '../ui/button.tsx';
import { focusOn } from '../ui/focus-on.ts';
import { dayText, todayHere } from '../words/day-text.ts';
import { DaySteps } from './day-steps.tsx';
import * as said from './resource-booking.texts.ts';

export const resourceSlots = onDemand(
  async () => (await import('./resource-slot-dialog.tsx')).ResourceSlotDialog,
);

export interface BookableResourceProps {
  resourceId: string;
  resource: Resource;
}

/** A resource with the flow of its booking. */
export function BookableResource({ resourceId, resource }: BookableResourceProps) {
  const userID = usePageOwner();
  const flow = useFlow(resourceBookingMachine, {
    goesOn: true,
    input: () => ({ resourceId, resource, userID, today: todayHere() }),
    draft: { keeper: resourceBookingDraft, owner: { userID } },
    key: resourceId,
  });
  const choice = useSelector(flow, ({ children }) => children.slotChoice);
  const isOpen = useSelector(flow, (snapshot) => !snapshot.matches({ booking: 'viewing' }));
  usePreload(resourceSlots);
  return (
    <>
      <ResourceDetails resource={resource}>
        {choice && <FreeSlots flow={flow} choice={choice} />}
      </ResourceDetails>
      {isOpen && (
        <DialogBoundary
          text={texts.slotsNotLoaded}
          onLost={() => flow.send({ type: 'booking.closed' })}
        >
          <resourceSlots.Component flow={flow} />
        </DialogBoundary>
      )}
    </>
  );
}

interface FreeSlotsProps {
  flow: ActorRefFrom<typeof resourceBookingMachine>;
  choice: ActorRefFrom<typeof slotChoiceMachine>;
}

/** The number of slots that are free on the shown day, today at first, and 'Book Now'. */
function FreeSlots({ flow, choice }: FreeSlotsProps) {
  const id = useId();
  const { date, slots } = useSelector(choice, ({ context }) => context);
  const days = useSelector(flow, ({ context }) => context);
  const { today } = days;
  const lastDay = lastBookableDay(days);
  const state = useSelector(choice, ({ value }) => value);
  const isEmpty = state === 'empty' || (state === 'refreshing' && slots.length === 0);
  const canBook = useSelector(flow, (snapshot) => snapshot.can({ type: 'booking.opened' }));
  const isOpen = useSelector(flow, (snapshot) => !snapshot.matches({ booking: 'viewing' }));
  const askAgain = () => choice.send({ type: 'slots.refreshed' });
  const words = (
    <div id={id} className="resource-book-words" aria-live={state === 'failed' ? 'off' : 'polite'}>
      <p className="resource-book-day">{whichDay(date, today)}</p>
      <p>{isEmpty ? emptyText(date, today, lastDay) : stateText(state, slots.length)}</p>
    </div>
  );
  return (
    <div ref={keepToastsAbove} className="bookable-bar resource-book">
      {lastDay > today ? (
        <DaySteps
          date={date}
          today={today}
          lastDay={lastDay}
          onChange={(day) => choice.send({ type: 'date.changed', date: day })}
        >
          {words}
        </DaySteps>
      ) : (
        words
      )}
      {state === 'failed' && (
        <Button ref={focusOnNext} isWide onPress={askAgain}>
          {texts.tryAgain}
        </Button>
      )}
      {/* The message in the open dialog asks again by itself. */}
      {state === 'failed' && !isOpen && <LoadDue onDue={askAgain} />}
      <Button
        variant="primary"
        size="large"
        isWide
        // The closed dialog gives the focus back to it, even after the last slot.
        isUnavailable={!canBook && !isOpen}
        aria-describedby={id}
        onIntent={resourceSlots.preload}
        onPress={() => flow.send({ type: 'booking.opened' })}
      >
        {texts.bookNow}
      </Button>
    </div>
  );
}

/** 'Book Now' takes the focus of 'Try again', which goes with its press. */
const focusOnNext = focusOn((button) =>
  button.parentElement?.querySelector<HTMLElement>(':scope > :last-child'),
);

function whichDay(date: string, today: string): string {
  if (date === today) return said.today(dayText(date));
  return date === daysAfter(today, 1) ? said.tomorrow(dayText(date)) : dayText(date);
}

function emptyText(date: string, today: string, lastDay: string): string {
  if (date !== today) return said.noneOnDay;
  return lastDay > today ? said.noneTodayButLater : said.noneToday;
}

type SlotState = SnapshotFrom<typeof slotChoiceMachine>['value'];

function stateText(state: SlotState, free: number): string {
  switch (state) {
    case 'loading':
      return texts.slotsLoading;
    case 'failed':
      return said.slotsLost;
    default:
      return said.slotsFree(free);
  }
}
