import { connectionMachine } from '../../../src/machines/connection.ts';
import type { FlowModel } from '../harness/paths.ts';

/** The network, as the browser tells of it. */
export const connectionModel: FlowModel<typeof connectionMachine> = {
  machine: connectionMachine,
  inputs: { 'the app opens': (owner) => ({ owner: owner as never }) },
  events: {},
  actors: {},
  listeners: ['watchNetwork'],
};
