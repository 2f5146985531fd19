import { deleteAccountMachine } from '../../../src/machines/delete-account.ts';
import type { FlowModel } from '../harness/paths.ts';
import { otpEndings } from './proof-endings.ts';

export const mobileNumber = '+919876543210';

/** The deletion of a signed-in user's account. */
export const deleteAccountModel: FlowModel<typeof deleteAccountMachine> = {
  machine: deleteAccountMachine,
  inputs: { 'signed in': (shell) => ({ shell, owner: shell, userID: 'asha', mobileNumber }) },
  events: {
    'digits.changed': [{ text: '3210' }],
  },
  actors: {
    otp: otpEndings,
    deleteAccount: {
      succeeds: { deleted: { outcome: 'deleted' } },
      refuses: {
        tooOld: { outcome: 'proofTooOld' },
        refused: { outcome: 'refused', message: 'Not possible.' },
        unauthorized: { outcome: 'unauthorized' },
      },
    },
  },
};
