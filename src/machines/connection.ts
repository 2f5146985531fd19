import { sendTo, setup } from 'xstate';
import { slots } from './slots.ts';
import type { Told } from './told.ts';

/** What the connection tells its owner. */
export type ConnectionNotice = { type: 'network.returned' };

type ConnectionEvent = { type: 'network.lost' } | ConnectionNotice;

/** Whether the device has a network, as far as the browser can say. */
export const connectionMachine = setup({
  types: {
    context: {} as { owner: Told<ConnectionNotice> },
    events: {} as ConnectionEvent,
    input: {} as { owner: Told<ConnectionNotice> },
  },
  actors: { watchNetwork: slots.watchNetwork },
  actions: {
    tellReturned: sendTo(({ context }) => context.owner, { type: 'network.returned' }),
  },
}).createMachine({
  id: 'connection',
  description: 'Whether the device has a network.',
  context: ({ input }) => input,
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  initial: 'online',
  states: {
    online: {
      description: 'There is a network, or none is known to be missing.',
      on: { 'network.lost': { target: 'offline' } },
    },
    offline: {
      description: 'The device has no network; what was seen last is shown, and a note says so.',
      on: { 'network.returned': { target: 'online', actions: 'tellReturned' } },
    },
  },
});
