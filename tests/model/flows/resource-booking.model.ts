import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { BookingDraft } from '#domain/booking.ts';
import { resourceBookingMachine } from '../../../src/machines/resource-booking.ts';
import type { FlowModel } from '../harness/paths.ts';
import { ofClock, partOfFlow } from './reasons.ts';
import { resource } from './resource.model.ts';
import { eleven, lastDay, nine, ten, today, tomorrow, zone } from './slots.ts';

export const refusal = 'One of these slots is already booked.';
export const trouble = 'The service is in trouble.';

/** Drafts that a reload restores: of the same day, and of the day before. */
export const drafts = {
  ofToday: { isChoosing: true, date: today, slots: [nine] },
  ofYesterday: { isChoosing: true, date: '2026-03-08', slots: [nine] },
} satisfies Record<string, BookingDraft>;

const changed = { zone, bookableUntil: lastDay } as const;
const common = { resourceId: 'hall', resource, userID: 'asha', today, draft: null };

/** A resource's slots, come to afresh and after a reload. */
export const resourceBookingModel: FlowModel<typeof resourceBookingMachine> = {
  machine: resourceBookingMachine,
  inputs: {
    afresh: (shell) => ({ ...common, shell }),
    'after a reload': (shell) => ({ ...common, shell, draft: drafts.ofToday }),
    'on the day after': (shell) => ({ ...common, shell, draft: drafts.ofYesterday }),
  },
  events: {
    'choice.changed': [
      { ...changed, date: today, slots: [], offered: 2 },
      { ...changed, date: today, slots: [ten, eleven], offered: 2 },
      { ...changed, date: tomorrow, slots: [], offered: 0 },
    ],
  },
  actors: {
    slotChoice: partOfFlow,
    awaitNextDay: { succeeds: { tomorrow: { date: tomorrow } }, refuses: ofClock, fails: ofClock },
    bookResource: {
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
 * Slots are chosen in the dialog only, and so is another day, once some of today are chosen. The day
 * turns once, in the middle of a choice or of a booking, and what follows is tried on the first day. Slots arrive before some are chosen, and fail only before they arrived or when a refusal
 * has them fetched again. While a booking is under way only the new day changes the choice.
 */
function isInOrder(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const { context } = snapshot;
  const { type, slots, date } = event;
  const isFirst = context.zone === null;
  const isViewing = snapshot.matches({ booking: 'viewing' });
  if (type === 'xstate.error.actor.slotChoice') return isViewing;
  if (type === 'xstate.done.actor.awaitNextDay') return context.date === today && !isFirst;
  if (context.date !== today && isViewing) return false;
  if (type === 'slots.failed') return isViewing ? isFirst : isRefused(snapshot);
  if (type !== 'choice.changed') return true;
  if (date !== context.date) return isFirstDay(snapshot) && context.chosen.length > 0;
  if (snapshot.matches({ booking: 'confirming' })) return date === tomorrow;
  return slots.length === 0 || (context.offered > 0 && !isViewing);
}

/** Slots of today are being chosen. */
function isFirstDay(snapshot: AnyMachineSnapshot): boolean {
  const { today: first, date, offered } = snapshot.context;
  const isChoosing = snapshot.matches({ booking: 'choosing' });
  return isChoosing && first === today && date === today && offered > 0;
}

/** The slots are being fetched again, with those of the refused booking still chosen. */
function isRefused(snapshot: AnyMachineSnapshot): boolean {
  const { refusal: sentence, chosen, date } = snapshot.context;
  const isChoosing = snapshot.matches({ booking: 'choosing' });
  return isChoosing && sentence === refusal && chosen.length > 0 && date === today;
}
