import { guestsFileMachine } from '../../../src/machines/guests-file.ts';
import type { FlowModel } from '../harness/paths.ts';
import { answered } from './hosting.ts';
import { ofDevice } from './reasons.ts';

export const guestsFileModel: FlowModel<typeof guestsFileMachine> = {
  machine: guestsFileMachine,
  inputs: { 'an event': (shell) => ({ shell }) },
  events: { 'guestsFile.requested': [{ event: answered }] },
  actors: {
    saveGuests: {
      succeeds: { saved: undefined },
      refuses: ofDevice,
    },
  },
};
