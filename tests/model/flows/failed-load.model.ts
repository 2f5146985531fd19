import { failedLoadMachine } from '../../../src/machines/failed-load.ts';
import type { FlowModel } from '../harness/paths.ts';

/** A load that failed, until it is worth another try. */
export const failedLoadModel: FlowModel<typeof failedLoadMachine> = {
  machine: failedLoadMachine,
  inputs: { 'a load failed': () => undefined },
  events: {},
  actors: {},
  listeners: ['pageLooks', 'watchNetwork'],
  delays: { pause: 1_500 },
};
