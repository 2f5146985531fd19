import { assign, sendTo, setup } from 'xstate';
import { eventTimeOf, type HostedEvent, isCompleted } from '../domain/event.ts';
import type { FindEventOutcome } from '../domain/hosting.ts';
import { texts } from '../domain/texts.ts';
import { ports } from './kit/ports.ts';
import { type Shell, type Toast, toastEvent } from './kit/shell.ts';

interface EventPageInput {
  shell: Shell;
  userID: string;
  /** The identifier in the address. */
  id: string;
  /** The event that came with the navigation, if it is of this address. */
  handed: HostedEvent | null;
  /** The time in milliseconds. */
  now: number;
}

type EventPageContext = Omit<EventPageInput, 'handed'> & { event: HostedEvent | null };

type EventPageEvent =
  | { type: 'event.retried' }
  | { type: 'event.refreshed' }
  /** The person looks at the page again: others may have answered meanwhile. */
  | { type: 'page.shown' };

/** The page of an event that the person hosts: what it is, and how the invited answered. */
export const eventPageMachine = setup({
  types: {
    context: {} as EventPageContext,
    events: {} as EventPageEvent,
    input: {} as EventPageInput,
  },
  actors: {
    findEvent: ports.findEvent,
    awaitInstant: ports.awaitInstant,
    pageLooks: ports.pageLooks,
  },
  guards: {
    isKnown: ({ context }) => context.event !== null,
    isCompleted: ({ context: { event, now } }) => event !== null && isCompleted(event, now),
    isUnauthorized: (_, { outcome }: FindEventOutcome) => outcome === 'unauthorized',
    isFound: (_, { outcome }: FindEventOutcome) => outcome === 'found',
  },
  actions: {
    keepEvent: assign((_, answer: FindEventOutcome) => ({
      event: answer.outcome === 'found' ? answer.event : null,
    })),
    keepNow: assign((_, { now }: { now: number }) => ({ now })),
    toast: sendTo(
      ({ context }) => context.shell,
      (_, toast: Toast) => toastEvent(toast),
    ),
  },
}).createMachine({
  id: 'eventPage',
  description: 'One event that the person hosts, on a page of its own.',
  context: ({ input: { handed, ...input } }) => ({ ...input, event: handed }),
  initial: 'starting',
  states: {
    starting: {
      description:
        'An event that came with the navigation is shown at once, another is looked for.',
      always: [{ guard: 'isKnown', target: 'shown' }, { target: 'loading' }],
    },
    loading: {
      description: 'The event is looked for among those that the person hosts.',
      invoke: {
        id: 'findEvent',
        src: 'findEvent',
        input: ({ context: { userID, id } }) => ({ userID, id }),
        onDone: [
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'toast', params: { text: texts.sessionExpired, tone: 'failure' } },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown.answers.fresh',
            actions: { type: 'keepEvent', params: ({ event }) => event.output },
          },
          { target: 'missing' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'toast', params: { text: texts.eventsFailed, tone: 'failure' } },
        },
      },
    },
    missing: { description: 'The person hosts no event of this address.' },
    failed: {
      description: 'The events could not be fetched.',
      on: { 'event.retried': { target: 'loading' } },
    },
    shown: {
      description: 'The event is shown, with its answers as far as they are known.',
      type: 'parallel',
      invoke: { id: 'pageLooks', src: 'pageLooks', onError: {} },
      states: {
        clock: {
          initial: 'judging',
          states: {
            judging: {
              description: 'The clock says whether the event is over.',
              always: [{ guard: 'isCompleted', target: 'completed' }, { target: 'active' }],
            },
            active: {
              description: 'The event is to come.',
              invoke: {
                id: 'awaitInstant',
                src: 'awaitInstant',
                // Over means before now: an event is still active in its own millisecond.
                input: ({ context: { event, now } }) => ({
                  at: (event ? eventTimeOf(event) : now) + 1,
                }),
                onDone: {
                  target: 'judging',
                  actions: { type: 'keepNow', params: ({ event }) => event.output },
                },
                onError: {},
              },
            },
            completed: { description: 'The event is over; it can only be looked back at.' },
          },
        },
        answers: {
          initial: 'refreshing',
          states: {
            refreshing: {
              description: 'Newer answers are asked for; a failure leaves what is shown.',
              invoke: {
                id: 'findEvent',
                src: 'findEvent',
                input: ({ context: { userID, id } }) => ({ userID, id }),
                onDone: [
                  {
                    guard: { type: 'isFound', params: ({ event }) => event.output },
                    // Its time may be another than that which came along.
                    target: ['fresh', '#eventPage.shown.clock.judging'],
                    actions: { type: 'keepEvent', params: ({ event }) => event.output },
                  },
                  { target: 'fresh' },
                ],
                onError: { target: 'fresh' },
              },
            },
            fresh: {
              description: 'The answers are as new as they can be had.',
              on: {
                'event.refreshed': { target: 'refreshing' },
                'page.shown': { target: 'refreshing' },
              },
            },
          },
        },
      },
    },
  },
});
