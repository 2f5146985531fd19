import { assign, sendTo, setup } from 'xstate';
import { bookingTexts } from '../domain/booking.texts.ts';
import type { CancelOutcome, OwnBooking } from '../domain/own-booking.ts';
import { cancelling } from './kit/cancelling.ts';
import { ports, refusalOf } from './kit/ports.ts';
import type { Recipient } from './kit/recipient.ts';
import { calendarChanged, type Shell, toastEvent } from './kit/shell.ts';

/** The events for the owner: the list or the page that shows the booking. */
export type CancelNotice =
  | { type: 'booking.cancelled' }
  /** The booking may be other than the owner shows it. */
  | { type: 'booking.doubted' }
  | { type: 'booking.kept' };

interface CancelBookingInput {
  shell: Shell;
  owner: Recipient<CancelNotice>;
  userID: string;
  booking: OwnBooking;
}

interface CancelBookingContext extends CancelBookingInput {
  /** Why the last try did not succeed, in a sentence. */
  failure: string | null;
}

type CancelBookingEvent = { type: 'cancel.closed' } | { type: 'cancel.confirmed' };

/** Cancels a booking, once the person has confirmed it (§22.41). */
export const cancelBookingMachine = setup({
  types: {
    context: {} as CancelBookingContext,
    events: {} as CancelBookingEvent,
    input: {} as CancelBookingInput,
    tags: {} as 'busy',
  },
  actors: { cancelBooking: ports.cancelBooking },
  guards: {
    isCancelled: (_, { outcome }: CancelOutcome) => outcome === 'cancelled',
    isRefused: (_, { outcome }: CancelOutcome) => outcome === 'refused',
  },
  actions: {
    keepRefusal: assign((_, answer: CancelOutcome) => ({
      failure: refusalOf(answer),
    })),
    keepFailure: assign({ failure: bookingTexts.cancelFailed }),
    forgetFailure: assign({ failure: null }),
    tellCancelled: sendTo(({ context }) => context.owner, { type: 'booking.cancelled' }),
    tellDoubted: sendTo(({ context }) => context.owner, { type: 'booking.doubted' }),
    tellKept: sendTo(({ context }) => context.owner, { type: 'booking.kept' }),
    refreshCalendar: sendTo(({ context }) => context.shell, calendarChanged),
    toastCancelled: sendTo(
      ({ context }) => context.shell,
      toastEvent({ text: bookingTexts.bookingCancelled, tone: 'success' }),
    ),
  },
}).createMachine({
  id: 'cancelBooking',
  description: 'Cancels one booking, in a dialog that names it.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The person is asked whether the booking is to be cancelled.',
      on: {
        'cancel.closed': { target: 'closed', actions: 'tellKept' },
        'cancel.confirmed': { target: 'cancelling', actions: 'forgetFailure' },
      },
    },
    cancelling: cancelling({
      call: 'cancelBooking',
      asked: ({ userID, booking }: CancelBookingContext) => ({
        userID,
        bookingId: booking.booking_id,
      }),
      cancelled: {
        target: 'closed',
        actions: ['tellCancelled', 'refreshCalendar', 'toastCancelled'],
      },
      doubted: ['tellDoubted', 'refreshCalendar'],
    }),
    closed: {
      type: 'final',
      description: 'The booking is cancelled or kept, and the question is over.',
    },
  },
});
