import { handOverMachine } from '../../../src/machines/hand-over.ts';
import type { FlowModel } from '../harness/paths.ts';
import { garba } from './hosting.ts';
import { partOfFlow } from './reasons.ts';
import { zone } from './slots.ts';

export const path = '/event/garba%2F1';

export const sentence = 'You are invited.';

export const handOverModel: FlowModel<typeof handOverMachine> = {
  machine: handOverMachine,
  inputs: { 'an event': (shell) => ({ shell, event: garba, path, sentence, zone }) },
  events: {
    'share.requested': [
      { type: 'share.requested', way: 'sheet' },
      { type: 'share.requested', way: 'clipboard' },
    ],
  },
  actors: {
    calendarFile: partOfFlow,
    shareLink: {
      succeeds: { shared: { outcome: 'shared' }, copied: { outcome: 'copied' } },
      refuses: { cancelled: { outcome: 'cancelled' } },
    },
  },
  listeners: ['calendarFile'],
};
