import { assertEvent, assign, setup } from 'xstate';
import type {
  AskedBooking,
  FindBookingOutcome,
  MovableBooking,
  OwnBooking,
} from '../domain/own-booking.ts';
import type { CancelNotice } from './cancel-booking.ts';
import { ports } from './kit/ports.ts';
import type { MoveNotice } from './move-booking.ts';

interface BookingPageInput {
  userID: string;
  /** The identifier in the address. */
  bookingId: string;
}

interface BookingPageContext extends BookingPageInput {
  /** The booking as it was last known; null for one that was cancelled before the page was opened. */
  booking: OwnBooking | null;
  /** When it was cancelled, in milliseconds, as far as the service has said so. */
  cancelledAt: number | null;
  /** What the person wants to do with the booking, while its dialog is open. */
  asked: AskedBooking | null;
}

type BookingPageEvent =
  | { type: 'booking.retried' }
  | { type: 'cancel.requested'; booking: OwnBooking }
  | { type: 'move.requested'; booking: MovableBooking }
  /** The person looks at the page again: the booking may have changed meanwhile. */
  | { type: 'page.shown' }
  | CancelNotice
  | MoveNotice;

/** The page of one booking of the person (§22.43). */
export const bookingPageMachine = setup({
  types: {
    context: {} as BookingPageContext,
    events: {} as BookingPageEvent,
    input: {} as BookingPageInput,
  },
  actors: { getBooking: ports.getBooking, pageLooks: ports.pageLooks },
  guards: {
    isFound: (_, { outcome }: FindBookingOutcome) => outcome === 'found',
    isCancelled: (_, { outcome }: FindBookingOutcome) => outcome === 'cancelled',
  },
  actions: {
    keepBooking: assign((_, answer: FindBookingOutcome) => ({
      booking: answer.outcome === 'found' ? answer.booking : null,
    })),
    keepCancelled: assign((_, answer: FindBookingOutcome) => ({
      cancelledAt: answer.outcome === 'cancelled' ? answer.at : null,
    })),
    keepMoved: assign(({ context, event }) => {
      assertEvent(event, 'booking.moved');
      return { booking: event.booking ?? context.booking };
    }),
    askToCancel: assign(({ event }) => {
      assertEvent(event, 'cancel.requested');
      return { asked: { what: 'cancel', booking: event.booking } };
    }),
    askToMove: assign(({ event }) => {
      assertEvent(event, 'move.requested');
      return { asked: { what: 'move', booking: event.booking } };
    }),
    forgetAsked: assign({ asked: null }),
  },
}).createMachine({
  id: 'bookingPage',
  description: 'One booking of the person, on a page of its own.',
  context: ({ input: { userID, bookingId } }) => ({
    userID,
    bookingId,
    booking: null,
    cancelledAt: null,
    asked: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The booking of the address is being fetched.',
      invoke: {
        id: 'getBooking',
        src: 'getBooking',
        input: ({ context: { userID, bookingId } }) => ({ userID, bookingId }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepBooking', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isCancelled', params: ({ event }) => event.output },
            target: 'cancelled',
            actions: { type: 'keepCancelled', params: ({ event }) => event.output },
          },
          { target: 'missing' },
        ],
        onError: { target: 'failed' },
      },
    },
    missing: { description: 'The person has no such booking, and is led back to those they have.' },
    failed: {
      description: 'The booking could not be fetched.',
      on: { 'booking.retried': { target: 'loading' } },
    },
    shown: {
      description: 'The booking is shown, with what can be done with it.',
      initial: 'fresh',
      invoke: { id: 'pageLooks', src: 'pageLooks', onError: {} },
      on: {
        'cancel.requested': { actions: 'askToCancel' },
        'move.requested': { actions: 'askToMove' },
        'booking.kept': { actions: 'forgetAsked' },
        'booking.cancelled': { target: 'cancelled' },
        'booking.moved': {
          target: '.refreshing',
          reenter: true,
          actions: ['keepMoved', 'forgetAsked'],
        },
        'booking.doubted': { target: '.refreshing', reenter: true },
      },
      states: {
        fresh: {
          description: 'What is shown is as new as it can be had.',
          on: { 'page.shown': { target: 'refreshing' } },
        },
        refreshing: {
          description: 'The booking is asked for again; a failure leaves what is shown.',
          invoke: {
            id: 'getBooking',
            src: 'getBooking',
            input: ({ context: { userID, bookingId } }) => ({ userID, bookingId }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'fresh',
                actions: { type: 'keepBooking', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isCancelled', params: ({ event }) => event.output },
                target: '#bookingPage.cancelled',
                actions: { type: 'keepCancelled', params: ({ event }) => event.output },
              },
              { target: '#bookingPage.missing' },
            ],
            onError: { target: 'fresh' },
          },
        },
      },
    },
    cancelled: {
      description: 'The booking was cancelled, here or elsewhere; the page says so.',
      entry: 'forgetAsked',
    },
  },
});
