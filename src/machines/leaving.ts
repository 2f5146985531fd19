import { setup } from 'xstate';
import { ports } from './kit/ports.ts';

type LeavingEvent =
  | { type: 'session.left'; token: string; isEverywhere: boolean }
  /** The app was opened: an earlier visit may have left sessions that are still open. */
  | { type: 'leaving.resumed' }
  | { type: 'network.returned' };

/** Ends the sessions that a person left on the service as well; silent throughout (§22.7). */
export const leavingMachine = setup({
  types: { events: {} as LeavingEvent },
  actors: { endSessions: ports.endSessions },
  delays: { retryPause: 30_000 },
  guards: {
    isEnded: (_, { outcome }: { outcome: string }) => outcome === 'ended',
  },
}).createMachine({
  id: 'leaving',
  description: 'Sessions that the person left are ended on the service as well.',
  initial: 'idle',
  states: {
    idle: {
      description: 'The service has no session left to end.',
      on: {
        'session.left': { target: 'ending' },
        'leaving.resumed': { target: 'ending' },
        'network.returned': { target: 'ending' },
      },
    },
    ending: {
      description:
        'The service is asked to end the sessions; the device remembers those that are still open.',
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ event }) => ({
          left:
            event.type === 'session.left'
              ? { token: event.token, isEverywhere: event.isEverywhere }
              : null,
        }),
        onDone: [
          { guard: { type: 'isEnded', params: ({ event }) => event.output }, target: 'idle' },
          { target: 'waiting' },
        ],
        onError: { target: 'waiting' },
      },
      on: {
        'session.left': { target: 'ending', reenter: true },
        // A request from before may wait for an answer that does not come.
        'network.returned': { target: 'ending', reenter: true },
      },
    },
    waiting: {
      description: 'The service gave no answer; it is asked again in a while, or with the network.',
      after: { retryPause: { target: 'ending' } },
      on: {
        'session.left': { target: 'ending' },
        'network.returned': { target: 'ending' },
      },
    },
  },
});
