import { sendTo, setup } from 'xstate';
import { ports } from './kit/ports.ts';
import type { Recipient } from './kit/recipient.ts';

/** The event that the connection sends to its owner. */
export type ConnectionNotice = { type: 'network.returned' };

type ConnectionEvent = { type: 'network.lost' } | ConnectionNotice;

/** Whether the device has a network, as far as the browser can say. */
export const connectionMachine = setup({
  types: {
    context: {} as { owner: Recipient<ConnectionNotice> },
    events: {} as ConnectionEvent,
    input: {} as { owner: Recipient<ConnectionNotice> },
  },
  actors: { watchNetwork: ports.watchNetwork },
  actions: {
    tellReturned: sendTo(({ context }) => context.owner, { type: 'network.returned' }),
  },
}).createMachine({
  id: 'connection',
  description: 'Whether the device has a network.',
  context: ({ input }) => input,
  invoke: { id: 'watchNetwork', src: 'watchNetwork', onError: {} },
  initial: 'online',
  states: {
    online: {
      description: 'The device has a network, as far as the browser knows.',
      on: { 'network.lost': { target: 'offline' } },
    },
    offline: {
      description: 'The device has no network; what was seen last is shown, and a note says so.',
      on: { 'network.returned': { target: 'online', actions: 'tellReturned' } },
    },
  },
});
