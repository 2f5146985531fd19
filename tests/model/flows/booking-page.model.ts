import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { bookingPageMachine } from '../../../src/machines/booking-page.ts';
import type { FlowModel } from '../harness/paths.ts';
import { isAnswer, yoga } from './bookings.model.ts';

/** The page of a booking that can be cancelled. */
export const bookingPageModel: FlowModel<typeof bookingPageMachine> = {
  machine: bookingPageMachine,
  inputs: { 'signed in': () => ({ userID: 'asha', bookingId: yoga.booking_id }) },
  events: {
    'cancel.requested': [{ booking: yoga }],
    'move.requested': [{ booking: yoga }],
    'booking.moved': [{ booking: yoga }],
  },
  actors: {
    getBooking: {
      succeeds: { found: { outcome: 'found', booking: yoga } },
      refuses: {
        cancelled: { outcome: 'cancelled', at: Date.parse('2026-03-08T06:00:00Z') },
        gone: { outcome: 'notFound' },
      },
    },
  },
  listeners: ['pageLooks'],
  isPossible: isInOrder,
};

/** A question is answered before anything else is pressed. */
function isInOrder(snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const { asked } = snapshot.context;
  if (type.startsWith('booking.') && type !== 'booking.retried') return isAnswer(type, asked);
  return asked === null || type.startsWith('xstate.');
}
