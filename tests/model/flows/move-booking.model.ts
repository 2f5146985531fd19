import type { AnyEventObject, AnyMachineSnapshot, ContextFrom } from 'xstate';
import { moveBookingMachine } from '../../../src/machines/move-booking.ts';
import type { FlowModel } from '../harness/paths.ts';
import { yoga } from './bookings.model.ts';
import { isPartOfFlow, ofClock } from './reasons.ts';
import { nine, today } from './slots.ts';

const { date } = yoga;
const dayAfter = '2026-03-15';
const refused = 'This time is taken.';
type Context = ContextFrom<typeof moveBookingMachine>;

const changed = { zone: null, bookableUntil: null } as const;

/** The move of a booking that is to come. */
export const moveBookingModel: FlowModel<typeof moveBookingMachine> = {
  machine: moveBookingMachine,
  inputs: {
    'signed in': (shell) => ({
      shell,
      owner: shell,
      userID: 'asha',
      booking: yoga,
      today,
      draft: null,
    }),
  },
  events: {
    'choice.changed': [
      { ...changed, date, slots: [], offered: 2 },
      { ...changed, date, slots: [nine], offered: 2 },
      { ...changed, date: dayAfter, slots: [], offered: 0 },
    ],
  },
  actors: {
    slotChoice: {
      succeeds: isPartOfFlow,
      refuses: isPartOfFlow,
    },
    awaitNextDay: { succeeds: { turned: { date: dayAfter } }, refuses: ofClock, fails: ofClock },
    moveBooking: {
      succeeds: { moved: { outcome: 'moved', booking: yoga } },
      refuses: {
        taken: { outcome: 'refused', message: refused },
        unclear: { outcome: 'unclear', message: 'We are in trouble.' },
        unauthorized: { outcome: 'unauthorized' },
      },
    },
  },
  listeners: ['slotChoice'],
  isPossible: isInOrder,
};

/**
 * Slots arrive before one of them is chosen, and fail only before they arrived or when they are
 * fetched again after a refusal. The day changes only while nothing is chosen, and nothing while the
 * move is under way. The day turns once, over the first slots, and is not followed further.
 */
function isInOrder(
  snapshot: AnyMachineSnapshot,
  { type, slots, ...event }: AnyEventObject,
): boolean {
  const { context } = snapshot;
  const isWaiting = context.offered === 0 && context.date === date;
  if (context.today !== today) return false;
  if (type === 'xstate.done.actor.awaitNextDay') return isFirstOffer(context);
  if (snapshot.matches('moving')) return type.startsWith('xstate.');
  if (type === 'slots.failed')
    return isWaiting || (context.failure === refused && context.chosen.length > 0);
  if (type !== 'choice.changed') return true;
  if (isWaiting) return slots.length === 0 && event.date === date;
  return slots.length === 0 || context.date === date;
}

/** The slots are there for the first time, and none is chosen. */
function isFirstOffer({ chosen, date: day, offered, failure }: Context): boolean {
  return day === date && offered > 0 && chosen.length === 0 && failure === null;
}
