import type { Account } from '#domain/account.ts';
import { accountMachine } from '../../../src/machines/account.ts';
import { account, otherDevice } from '../../world/account.ts';
import type { FlowModel } from '../harness/paths.ts';
import { asFailed } from './reasons.ts';

/** A device without a name, which the service does not offer to log out. */
const unnamed: Account = { sessions: [{ last_seen_at: '2026-03-09T04:30:00.000Z' }] };

/** The account of a signed-in user. */
export const accountModel: FlowModel<typeof accountMachine> = {
  machine: accountMachine,
  inputs: { 'signed in': (shell) => ({ shell, userID: 'asha' }) },
  events: {
    'device.chosen': [{ device: otherDevice }],
  },
  actors: {
    getAccount: {
      succeeds: {
        whole: { outcome: 'found', account },
        little: { outcome: 'found', account: unnamed },
        absent: { outcome: 'absent' },
      },
      refuses: asFailed,
    },
    downloadData: {
      succeeds: { saved: { outcome: 'saved' } },
      refuses: {
        tooMany: { outcome: 'refused', message: 'Too many tries.' },
        unauthorized: { outcome: 'unauthorized' },
      },
    },
    endSession: {
      succeeds: { ended: { outcome: 'ended' } },
      refuses: { unauthorized: { outcome: 'unauthorized' } },
    },
  },
  isPossible: ({ context }, { type }) => type !== 'device.chosen' || hasOther(context.account),
};

function hasOther(known: Account | null): boolean {
  return known?.sessions.some(({ id }) => id === otherDevice.id) ?? false;
}
