import { assign, setup, stateIn } from 'xstate';
import { type AskedBooking, askedNow, type OwnBooking } from '../domain/own-booking.ts';
import {
  emptyList,
  extended,
  type ListPage,
  listOf,
  type PagedList,
} from '../domain/paged-list.ts';
import { type AskedBookingEvent, onAskedBooking } from './kit/asked-booking.ts';
import { pagedList } from './kit/paged-list.ts';
import { ports } from './kit/ports.ts';

interface BookingsInput {
  userID: string;
  /** The number of bookings to begin with, at least: those that a person who comes back had unfolded. */
  least: number;
}

interface BookingsContext extends BookingsInput {
  list: PagedList<OwnBooking>;
  /** Whether the other parts were shown before the list came, which must not push them down. */
  isLate: boolean;
  /** The booking that the person wants to cancel or to move, while its dialog is open. */
  asked: AskedBooking | null;
}

type BookingsEvent =
  | { type: 'more.requested' }
  /** The person looks at the page again. */
  | { type: 'page.shown' }
  | AskedBookingEvent;

const pages = pagedList(({ list }: BookingsContext) => list, {
  what: 'bookings',
  call: 'getBookings',
  keep: 'keepBookings',
  add: 'addBookings',
  more: 'more.requested',
  hasMore: 'hasMore',
  isLookedAt: 'isLookedAt',
  least: ({ least }) => least,
});

/** 'Your bookings': those to come and those that are over (§22.40). */
export const bookingsMachine = setup({
  types: {
    context: {} as BookingsContext,
    events: {} as BookingsEvent,
    input: {} as BookingsInput,
  },
  actors: { getBookings: ports.getBookings, pageLooks: ports.pageLooks },
  delays: { patience: 1_000 },
  guards: {
    hasMore: ({ context }) => context.list.next !== null,
    isLookedAt: stateIn({ loadingMore: 'lookedAt' }),
  },
  actions: {
    keepBookings: assign(({ context: { asked } }, page: ListPage<OwnBooking>) => {
      const list = listOf(page, idOf);
      return { list, asked: askedNow(asked, list.items, list.next === null) };
    }),
    addBookings: assign(({ context: { list } }, page: ListPage<OwnBooking>) => ({
      list: extended(list, page, idOf),
    })),
    ask: assign((_, asked: AskedBooking) => ({ asked })),
    dropBooking: assign(({ context: { list, asked } }) => {
      const items = list.items.filter((one) => one.booking_id !== asked?.booking.booking_id);
      return { list: { ...list, items, added: null } };
    }),
    keepMoved: assign(({ context: { list } }, { booking }: { booking: OwnBooking | null }) => {
      const items = list.items.map((one) =>
        booking && idOf(one) === idOf(booking) ? booking : one,
      );
      return { list: { ...list, items, added: null } };
    }),
    forgetAsked: assign({ asked: null }),
    comeLate: assign({ isLate: true }),
  },
}).createMachine({
  id: 'bookings',
  description: 'The bookings of the person, those to come first.',
  context: ({ input }) => ({ ...input, list: emptyList, isLate: false, asked: null }),
  invoke: { id: 'pageLooks', src: 'pageLooks', onError: {} },
  on: {
    ...onAskedBooking,
    'booking.cancelled': {
      target: '.refreshing',
      actions: ['dropBooking', 'forgetAsked'],
    },
  },
  initial: 'loading',
  states: {
    loading: {
      initial: 'held',
      states: {
        held: {
          description: 'The parts below the bookings wait for the list, a second at most.',
          after: { patience: { target: 'late' } },
        },
        late: {
          description:
            'The list takes longer: the other parts are shown, and it will stand below them.',
          entry: 'comeLate',
        },
      },
      invoke: pages.first({ target: 'absent', actions: 'comeLate' }),
    },
    ...pages.states,
    absent: {
      description: 'The bookings did not come, as from a service that has no list of them.',
      on: { 'page.shown': { target: 'loading.late' } },
    },
  },
});

function idOf({ booking_id }: OwnBooking): string {
  return booking_id;
}
