import { assign, setup } from 'xstate';
import {
  type AskedBooking,
  askedNow,
  type FindBookingOutcome,
  type OwnBooking,
} from '../domain/own-booking.ts';
import { type AskedBookingEvent, onAskedBooking } from './kit/asked-booking.ts';
import { ports } from './kit/ports.ts';

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
  /** The person looks at the page again: the booking may have changed meanwhile. */
  | { type: 'page.shown' }
  | AskedBookingEvent;

const bookingPage = setup({
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
    keepBooking: assign(({ context: { asked } }, answer: FindBookingOutcome) =>
      answer.outcome === 'found'
        ? { booking: answer.booking, asked: askedNow(asked, [answer.booking]) }
        : { booking: null },
    ),
    keepCancelled: assign((_, answer: FindBookingOutcome) => ({
      cancelledAt: answer.outcome === 'cancelled' ? answer.at : null,
    })),
    keepMoved: assign(({ context }, { booking }: { booking: OwnBooking | null }) => ({
      booking: booking ?? context.booking,
    })),
    ask: assign((_, asked: AskedBooking) => ({ asked })),
    forgetAsked: assign({ asked: null }),
  },
});

/** The page of one booking of the person (§22.43). */
export const bookingPageMachine = bookingPage.createMachine({
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
      ...fetching('shown', 'failed'),
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
        ...onAskedBooking,
        'booking.cancelled': { target: 'cancelled' },
      },
      states: {
        fresh: {
          description: 'The page shows the newest answer that is known.',
          on: { 'page.shown': { target: 'refreshing' } },
        },
        refreshing: {
          description: 'The booking is asked for again; a failure leaves what is shown.',
          ...fetching('fresh', 'fresh'),
        },
      },
    },
    cancelled: {
      description: 'The booking was cancelled, here or elsewhere; the page says so.',
      entry: 'forgetAsked',
    },
  },
});

/** Fetches the booking: one that is found leads to the state `found`, a failure to `failed`. */
function fetching(found: string, failed: string) {
  return bookingPage.createStateConfig({
    invoke: {
      id: 'getBooking',
      src: 'getBooking',
      input: ({ context: { userID, bookingId, booking } }) => ({
        userID,
        bookingId,
        isShown: booking !== null,
      }),
      onDone: [
        {
          guard: { type: 'isFound', params: ({ event }) => event.output },
          target: found,
          actions: { type: 'keepBooking', params: ({ event }) => event.output },
        },
        {
          guard: { type: 'isCancelled', params: ({ event }) => event.output },
          target: '#bookingPage.cancelled',
          actions: { type: 'keepCancelled', params: ({ event }) => event.output },
        },
        { target: '#bookingPage.missing' },
      ],
      onError: { target: failed },
    },
  });
}
