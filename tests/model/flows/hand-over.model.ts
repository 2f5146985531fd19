import { handOverMachine } from '../../../src/machines/hand-over.ts';
import type { FlowModel } from '../harness/paths.ts';

export const path = '/event/garba%2F1';

const page = { title: 'Garba night', text: 'You are invited.', path };

export const handOverModel: FlowModel<typeof handOverMachine> = {
  machine: handOverMachine,
  inputs: { 'an event': (shell) => ({ shell }) },
  events: {
    'share.requested': [
      { page: { way: 'sheet', ...page } },
      { page: { way: 'clipboard', ...page } },
    ],
  },
  actors: {
    shareLink: {
      succeeds: { shared: { outcome: 'shared' }, copied: { outcome: 'copied' } },
      refuses: { cancelled: { outcome: 'cancelled' } },
    },
  },
};
