import { assertEvent, assign, sendTo, setup, stateIn } from 'xstate';
import {
  eventIdOf,
  handEvent,
  isCompleted,
  type ListedEvent,
  type Moment,
  nextCompletion,
} from '../domain/event.ts';
import type { HostedEventsOutcome } from '../domain/hosting.ts';
import { eventPath } from '../domain/page-paths.ts';
import { emptyList, extended, listOf, type PagedList } from '../domain/paged-list.ts';
import { texts } from '../domain/texts.ts';
import { loadingMore } from './kit/loading-more.ts';
import { ports } from './kit/ports.ts';
import { loadTopic, type Shell, sessionTopic, toasting, withdrawing } from './kit/shell.ts';

interface HostedEventsInput {
  shell: Shell;
  /** The host's; empty where there is no session. */
  userID: string;
  /** The number of events to begin with, at least: those that a person who comes back had unfolded. */
  least: number;
}

interface HostedEventsContext extends HostedEventsInput {
  list: PagedList<ListedEvent>;
  /** What the clock last showed, in milliseconds: it says which events are over. */
  now: number;
  /** The person's zone as the list was opened, as an IANA name. */
  zone: string;
}

type HostedEventsEvent =
  /** `now` in milliseconds, `zone` the person's. */
  | { type: 'events.opened'; now: number; zone: string }
  | { type: 'events.closed' }
  | { type: 'events.retried' }
  | { type: 'more.requested' }
  /** The person looks at the page again. */
  | { type: 'page.shown' }
  | { type: 'event.chosen'; event: ListedEvent };

const hostedEvents = setup({
  types: {
    context: {} as HostedEventsContext,
    events: {} as HostedEventsEvent,
    input: {} as HostedEventsInput,
  },
  actors: {
    getEvents: ports.getEvents,
    awaitInstant: ports.awaitInstant,
    pageLooks: ports.pageLooks,
  },
  guards: {
    hasNoUser: ({ context }) => context.userID === '',
    isLookedAt: stateIn({ open: { listing: { pages: { loadingMore: 'lookedAt' } } } }),
    isUnauthorized: (_, { outcome }: HostedEventsOutcome) => outcome === 'unauthorized',
    hasEvents: (_, answer: HostedEventsOutcome) =>
      answer.outcome === 'listed' && answer.items.length > 0,
    hasMore: ({ context }) => context.list.next !== null,
    isActive: ({ context, event }) => {
      assertEvent(event, 'event.chosen');
      return eventIdOf(event.event) !== null && !isCompleted(event.event, context);
    },
    hasNextCompletion: ({ context }) => nextCompletion(context.list.items, context) !== null,
  },
  actions: {
    keepClock: assign((_, { now, zone }: Moment) => ({ now, zone })),
    keepNow: assign((_, { now }: { now: number }) => ({ now })),
    keepEvents: assign((_, answer: HostedEventsOutcome) => ({
      list: answer.outcome === 'listed' ? listOf(answer, eventIdOf) : emptyList,
    })),
    addEvents: assign(({ context: { list } }, answer: HostedEventsOutcome) => ({
      list: answer.outcome === 'listed' ? extended(list, answer, eventIdOf) : list,
    })),
    forgetEvents: assign({ list: emptyList }),
    openEvent: sendTo(
      ({ context }) => context.shell,
      ({ context, event }) => {
        assertEvent(event, 'event.chosen');
        const to = eventPath(eventIdOf(event.event) ?? '');
        return { type: 'route.requested', to, state: handEvent(event.event, context.userID) };
      },
    ),
    toast: toasting(),
    withdrawToast: withdrawing(loadTopic),
  },
});

const outcomeOf = ({ event }: { event: { output: HostedEventsOutcome } }) => event.output;

const expired = {
  type: 'toast',
  params: { text: texts.sessionExpired, tone: 'failure', topic: sessionTopic },
} as const;

/** Asks for a first page, or for as many items as are shown; a failure leads to the state `failed`. */
function first<const Failed extends string>(failed: Failed) {
  return {
    id: 'getEvents',
    src: 'getEvents',
    input: ({ context: { userID, least, list } }: { context: HostedEventsContext }) => ({
      userID,
      cursor: null,
      least: Math.max(least, list.items.length),
      isShown: list !== emptyList,
    }),
    onDone: [
      {
        guard: { type: 'isUnauthorized', params: outcomeOf },
        target: failed,
        actions: expired,
      },
      {
        guard: { type: 'hasEvents', params: outcomeOf },
        target: '#hostedEvents.open.listing',
        actions: { type: 'keepEvents', params: outcomeOf },
      },
      { target: '#hostedEvents.open.empty', actions: 'forgetEvents' },
    ],
    onError: { target: failed },
  } as const;
}

const listing = hostedEvents.createStateConfig({
  description: 'The events that have come are shown; those that are not over lead to their page.',
  type: 'parallel',
  on: {
    'event.chosen': {
      guard: 'isActive',
      target: '#hostedEvents.closed',
      actions: 'openEvent',
    },
  },
  states: {
    clock: {
      initial: 'judging',
      states: {
        judging: {
          description: 'The clock says which events are over, and which is the next to come.',
          always: [{ guard: 'hasNextCompletion', target: 'awaiting' }, { target: 'over' }],
        },
        awaiting: {
          description: 'The list waits for the time of the next event.',
          invoke: {
            id: 'awaitInstant',
            src: 'awaitInstant',
            // Over means before now: an event is still active in its own millisecond.
            input: ({ context }) => ({
              at: (nextCompletion(context.list.items, context) ?? context.now) + 1,
            }),
            onDone: {
              target: 'judging',
              actions: { type: 'keepNow', params: ({ event }) => event.output },
            },
            onError: {},
          },
        },
        over: { description: 'No event of the list is still to come.' },
      },
    },
    pages: {
      initial: 'resting',
      states: {
        resting: {
          description: 'A further page is asked for by a press, where there is one.',
          on: {
            'page.shown': { target: 'refreshing' },
            'more.requested': { guard: 'hasMore', target: 'loadingMore' },
          },
        },
        refreshing: {
          description:
            'The events are asked for again, as many as are shown; a failure leaves them as they are.',
          on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } },
          invoke: first('resting'),
        },
        loadingMore: {
          ...loadingMore,
          invoke: {
            id: 'getEvents',
            src: 'getEvents',
            input: ({ context: { userID, list } }) => ({
              userID,
              cursor: list.next,
              least: 1,
              isShown: true,
            }),
            onDone: [
              {
                guard: { type: 'isUnauthorized', params: outcomeOf },
                target: 'moreFailed',
                actions: expired,
              },
              {
                guard: 'isLookedAt',
                target: ['refreshing', '#hostedEvents.open.listing.clock.judging'],
                actions: { type: 'addEvents', params: outcomeOf },
              },
              {
                // One of them may be the next to come.
                target: ['resting', '#hostedEvents.open.listing.clock.judging'],
                actions: { type: 'addEvents', params: outcomeOf },
              },
            ],
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
      },
    },
  },
});

/** 'Your Created Events': a person's own events, each Active until its time has come (§2.23, §4.14). */
export const hostedEventsMachine = hostedEvents.createMachine({
  id: 'hostedEvents',
  description: 'The events that a person hosts, in a list over the page.',
  context: ({ input }) => ({ ...input, list: emptyList, now: 0, zone: 'UTC' }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The list is closed.',
      on: {
        'events.opened': [
          {
            guard: 'hasNoUser',
            actions: {
              type: 'toast',
              params: { text: texts.notLoggedIn, tone: 'failure', topic: sessionTopic },
            },
          },
          {
            target: 'open',
            actions: { type: 'keepClock', params: ({ event }) => event },
          },
        ],
      },
    },
    open: {
      description: 'The list is open.',
      initial: 'loading',
      exit: 'forgetEvents',
      invoke: { id: 'pageLooks', src: 'pageLooks', onError: {} },
      on: { 'events.closed': { target: 'closed' } },
      states: {
        loading: {
          description: 'The events are being fetched.',
          invoke: {
            ...first('failed'),
            onError: {
              target: 'failed',
              actions: {
                type: 'toast',
                params: { text: texts.eventsFailed, tone: 'failure', topic: loadTopic },
              },
            },
          },
        },
        listing,
        empty: {
          initial: 'told',
          states: {
            told: {
              description: 'The person hosts nothing yet.',
              on: { 'page.shown': { target: 'asking' } },
            },
            asking: {
              description: 'The person looks at the page again, and may host an event by now.',
              invoke: first('told'),
            },
          },
        },
        failed: {
          description: 'The events could not be fetched.',
          exit: 'withdrawToast',
          on: { 'events.retried': { target: 'loading' } },
        },
      },
    },
  },
});
