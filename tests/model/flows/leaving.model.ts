import { leavingMachine } from '../../../src/machines/leaving.ts';
import type { FlowModel } from '../harness/paths.ts';

/** The sessions that were left, ended on the service. */
export const leavingModel: FlowModel<typeof leavingMachine> = {
  machine: leavingMachine,
  inputs: { 'the app opens': () => undefined },
  events: {
    'session.left': [{ token: 'asha', isEverywhere: false }],
  },
  delays: { retryPause: 600_000 },
  actors: {
    endSessions: {
      succeeds: { ended: { outcome: 'ended' } },
      refuses: { unanswered: { outcome: 'unanswered' } },
    },
  },
};
