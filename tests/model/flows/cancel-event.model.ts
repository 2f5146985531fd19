import { cancelEventMachine } from '../../../src/machines/cancel-event.ts';
import type { FlowModel } from '../harness/paths.ts';

/** The question about an event of a signed-in host. */
export const cancelEventModel: FlowModel<typeof cancelEventMachine> = {
  machine: cancelEventMachine,
  inputs: {
    'signed in': (shell) => ({ shell, owner: shell, userID: 'asha', id: 'garba/1', draft: null }),
  },
  events: {
    'message.changed': [{ text: 'We are ill.' }],
  },
  actors: {
    cancelEvent: {
      succeeds: { cancelled: { outcome: 'cancelled' } },
      refuses: {
        begun: { outcome: 'refused', message: 'This event has begun.' },
        unauthorized: { outcome: 'unauthorized' },
      },
    },
  },
};
