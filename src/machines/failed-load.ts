import { emit, setup } from 'xstate';
import { networkPause } from '../domain/network-pause.ts';
import { ports } from './kit/ports.ts';

/** A load that failed is to be tried again now. */
type FailedLoadNotice = { type: 'load.due' };

type FailedLoadEvent =
  /** The person looks at the page again. */
  { type: 'page.shown' } | { type: 'network.lost' } | { type: 'network.returned' };

/** Says when a load that failed is worth another try, without a press (§22.110). */
export const failedLoadMachine = setup({
  types: {
    events: {} as FailedLoadEvent,
    emitted: {} as FailedLoadNotice,
  },
  actors: { pageLooks: ports.pageLooks, watchNetwork: ports.watchNetwork },
  // As a function, so that no chart says the number that was drawn.
  delays: { pause: () => networkPause },
  actions: { tellDue: emit({ type: 'load.due' }) },
}).createMachine({
  id: 'failedLoad',
  description:
    'A load that failed is tried again by itself, once the network or the person is back.',
  invoke: [
    // First: its timer ends first, while `pausing` takes no `page.shown`, so that the load is due once.
    { id: 'pageLooks', src: 'pageLooks', onError: {} },
    { id: 'watchNetwork', src: 'watchNetwork', onError: {} },
  ],
  initial: 'resting',
  states: {
    resting: {
      description: 'The failure is shown, with a button for another try.',
      on: {
        'page.shown': { target: 'pausing' },
        'network.returned': { target: 'pausing' },
        'network.lost': { target: 'offline' },
      },
    },
    pausing: {
      description: 'The load is tried again in a moment, once.',
      after: { pause: { target: 'resting', actions: 'tellDue' } },
      on: { 'network.lost': { target: 'offline' } },
    },
    offline: {
      description: 'The device has no network: another try would fail too.',
      on: { 'network.returned': { target: 'pausing' } },
    },
  },
});
