import { handOverMachine } from '../../../src/machines/hand-over.ts';
import type { FlowModel } from '../harness/paths.ts';
import { garba, undated } from './hosting.ts';
import { ofDevice } from './reasons.ts';
import { zone } from './slots.ts';

export const path = '/event/garba%2F1';

export const handOverModel: FlowModel<typeof handOverMachine> = {
  machine: handOverMachine,
  inputs: {
    'an event': (shell) => ({ shell, event: garba, path }),
    'one whose date cannot be read': (shell) => ({ shell, event: undated, path }),
  },
  events: {
    'calendarFile.requested': [{ type: 'calendarFile.requested', zone }],
    'share.requested': [{ type: 'share.requested' }],
  },
  actors: {
    saveCalendarFile: {
      succeeds: { saved: undefined },
      refuses: ofDevice,
      fails: { broken: new Error('broken') },
    },
    shareLink: {
      succeeds: { shared: { outcome: 'shared' }, copied: { outcome: 'copied' } },
      refuses: { cancelled: { outcome: 'cancelled' } },
      fails: { refused: new Error('refused') },
    },
  },
};
