import { assertEvent, assign, setup } from 'xstate';
import type { OwnBooking } from '../domain/own-booking.ts';
import {
  emptyList,
  extended,
  type ListPage,
  listOf,
  type PagedList,
} from '../domain/paged-list.ts';
import type { CancelNotice } from './cancel-booking.ts';
import { ports } from './kit/ports.ts';

interface BookingsInput {
  userID: string;
}

interface BookingsContext extends BookingsInput {
  list: PagedList<OwnBooking>;
  /** The booking that the person is asked about, before it is cancelled. */
  asked: OwnBooking | null;
}

type BookingsEvent =
  | { type: 'more.requested' }
  | { type: 'cancel.requested'; booking: OwnBooking }
  /** The person looks at the page again. */
  | { type: 'page.shown' }
  | CancelNotice;

/** 'Your bookings': those to come and those that are over (§22.40). */
export const bookingsMachine = setup({
  types: {
    context: {} as BookingsContext,
    events: {} as BookingsEvent,
    input: {} as BookingsInput,
  },
  actors: { getBookings: ports.getBookings, pageLooks: ports.pageLooks },
  guards: { hasMore: ({ context }) => context.list.next !== null },
  actions: {
    keepBookings: assign((_, page: ListPage<OwnBooking>) => ({ list: listOf(page, idOf) })),
    addBookings: assign(({ context: { list } }, page: ListPage<OwnBooking>) => ({
      list: extended(list, page, idOf),
    })),
    ask: assign(({ event }) => {
      assertEvent(event, 'cancel.requested');
      return { asked: event.booking };
    }),
    dropBooking: assign(({ context: { list, asked } }) => {
      const items = list.items.filter(({ booking_id }) => booking_id !== asked?.booking_id);
      return { list: { ...list, items, added: null } };
    }),
    forgetAsked: assign({ asked: null }),
  },
}).createMachine({
  id: 'bookings',
  description: 'The bookings of the person, those to come first.',
  context: ({ input: { userID } }) => ({ userID, list: emptyList, asked: null }),
  invoke: { id: 'pageLooks', src: 'pageLooks', onError: {} },
  on: {
    'cancel.requested': { actions: 'ask' },
    'booking.kept': { actions: 'forgetAsked' },
    // An answer on its way may be older than the change.
    'booking.cancelled': {
      target: '.refreshing',
      reenter: true,
      actions: ['dropBooking', 'forgetAsked'],
    },
    'booking.doubted': { target: '.refreshing', reenter: true },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The bookings are being fetched; what stands below them waits for its place.',
      invoke: {
        id: 'getBookings',
        src: 'getBookings',
        input: ({ context }) => again(context),
        onDone: {
          target: 'listing',
          actions: { type: 'keepBookings', params: ({ event }) => event.output },
        },
        onError: { target: 'absent' },
      },
    },
    listing: {
      description: 'The bookings that have come are shown.',
      on: {
        'page.shown': { target: 'refreshing' },
        'more.requested': { guard: 'hasMore', target: 'loadingMore' },
      },
    },
    refreshing: {
      description: 'As many are asked for again; those that came stay, also if it fails.',
      on: {
        // What the person asks for goes first; the list is refreshed when they look again.
        'more.requested': { guard: 'hasMore', target: 'loadingMore' },
      },
      invoke: {
        id: 'getBookings',
        src: 'getBookings',
        input: ({ context }) => again(context),
        onDone: {
          target: 'listing',
          actions: { type: 'keepBookings', params: ({ event }) => event.output },
        },
        onError: { target: 'listing' },
      },
    },
    loadingMore: {
      description: 'The next page is being fetched; the list stays as it is meanwhile.',
      invoke: {
        id: 'getBookings',
        src: 'getBookings',
        input: ({ context: { userID, list } }) => ({ userID, cursor: list.next, least: 1 }),
        onDone: {
          target: 'listing',
          actions: { type: 'addBookings', params: ({ event }) => event.output },
        },
        onError: { target: 'moreFailed' },
      },
    },
    moreFailed: {
      description: 'The next page could not be fetched, and can be asked for again.',
      on: {
        'page.shown': { target: 'refreshing' },
        'more.requested': { target: 'loadingMore' },
      },
    },
    absent: {
      description: 'The bookings did not come, as from a service that has no list of them.',
      on: { 'page.shown': { target: 'loading' } },
    },
  },
});

function idOf({ booking_id }: OwnBooking): string {
  return booking_id;
}

/** The list's beginning, as far as it is shown already: no press of 'Show more' is undone. */
function again({ userID, list }: BookingsContext) {
  return { userID, cursor: null, least: Math.max(1, list.items.length) };
}
