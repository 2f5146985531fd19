import type { AnyEventObject, AnyMachineSnapshot, ContextFrom } from 'xstate';
import type { BookingDraft } from '#domain/booking.ts';
import { serviceBookingMachine } from '../../../src/machines/service-booking.ts';
import type { FlowModel } from '../harness/paths.ts';
import { ofClock, partOfFlow } from './reasons.ts';
import { nine, service, today, tomorrow, zone } from './slots.ts';

export const refusal = 'This slot is already booked.';
export const trouble = 'The service is in trouble.';

/** Drafts that a reload restores: of the same day, and of the day before. */
export const drafts = {
  ofToday: { isChoosing: true, date: tomorrow, slots: [nine] },
  ofYesterday: { isChoosing: true, date: '2026-03-08', slots: [nine] },
} satisfies Record<string, BookingDraft>;

type Context = ContextFrom<typeof serviceBookingMachine>;

const changed = { zone, bookableUntil: null } as const;
const common = { service, userID: 'asha', today, draft: null };

/** A service's booking, opened afresh and after a reload. */
export const serviceBookingModel: FlowModel<typeof serviceBookingMachine> = {
  machine: serviceBookingMachine,
  inputs: {
    afresh: (shell) => ({ ...common, shell }),
    'after a reload': (shell) => ({ ...common, shell, draft: drafts.ofToday }),
    'on the day after': (shell) => ({ ...common, shell, draft: drafts.ofYesterday }),
  },
  events: {
    'booking.opened': [{ today }],
    'choice.changed': [
      { ...changed, date: today, slots: [], offered: 2 },
      { ...changed, date: today, slots: [nine], offered: 2 },
      { ...changed, date: tomorrow, slots: [], offered: 0 },
    ],
  },
  actors: {
    slotChoice: partOfFlow,
    awaitNextDay: { succeeds: { tomorrow: { date: tomorrow } }, refuses: ofClock, fails: ofClock },
    confirmBooking: {
      succeeds: { booked: { outcome: 'booked', startTime: '09:00', bookingIds: ['yoga/1'] } },
      refuses: {
        refused: { outcome: 'refused', message: refusal },
        unclear: { outcome: 'unclear', message: trouble },
        unauthorized: { outcome: 'unauthorized' },
      },
    },
  },
  listeners: ['slotChoice'],
  isPossible: isInOrder,
};

/**
 * Slots arrive before one of them is chosen, and fail only before they arrived or when a refusal has
 * them fetched again. The day changes only while nothing is chosen, and nothing while a booking is
 * under way. The day turns once, over the first slots, and is not followed further.
 */
function isInOrder(snapshot: AnyMachineSnapshot, { type, slots, date }: AnyEventObject): boolean {
  const { context } = snapshot;
  const isWaiting = context.offered === 0 && context.date === today;
  if (context.today !== today) return false;
  if (type === 'xstate.done.actor.awaitNextDay') return isFirstOffer(context);
  if (snapshot.matches({ choosing: 'confirming' })) return type.startsWith('xstate.');
  if (type === 'slots.failed')
    return isWaiting || (context.refusal === refusal && context.chosen.length > 0);
  if (type !== 'choice.changed') return true;
  if (isWaiting) return slots.length === 0 && date === today;
  return slots.length === 0 || context.date === today;
}

/** The slots are there for the first time, and none is chosen. */
function isFirstOffer({ chosen, date, offered, refusal: sentence, wasChoosing }: Context): boolean {
  const isOffer = date === today && offered > 0 && chosen.length === 0;
  return isOffer && sentence === null && !wasChoosing;
}
