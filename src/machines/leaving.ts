import { assign, setup } from 'xstate';
import { ports } from './kit/ports.ts';

type LeavingEvent =
  | { type: 'session.left'; token: string; isEverywhere: boolean }
  /** The app was opened: an earlier visit may have left sessions that are still open. */
  | { type: 'leaving.resumed' }
  | { type: 'network.returned' };

/** Ends the sessions that a person left on the service as well; silent throughout (§22.7). */
export const leavingMachine = setup({
  types: { context: {} as { isRepeated: boolean }, events: {} as LeavingEvent },
  actors: { endSessions: ports.endSessions },
  // A service that cannot end a session now may be without its call for days.
  delays: { retryPause: ({ context }) => (context.isRepeated ? 600_000 : 30_000) },
  guards: {
    isEnded: (_, { outcome }: { outcome: string }) => outcome === 'ended',
  },
  actions: {
    markRepeated: assign({ isRepeated: true }),
    forgetRepeats: assign({ isRepeated: false }),
  },
}).createMachine({
  id: 'leaving',
  description: 'Sessions that the person left are ended on the service as well.',
  context: { isRepeated: false },
  on: {
    'session.left': { target: '.ending', actions: 'forgetRepeats' },
    // A request from before may wait for an answer that does not come.
    'network.returned': { target: '.ending' },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The service has no session left to end.',
      entry: 'forgetRepeats',
      on: { 'leaving.resumed': { target: 'ending' } },
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
    },
    waiting: {
      description:
        'The service could not end them yet; it is asked again in half a minute, then every ten minutes, and when the network is back.',
      after: { retryPause: { target: 'ending', actions: 'markRepeated' } },
    },
  },
});
