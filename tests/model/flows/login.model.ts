import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { loginMachine } from '../../../src/machines/login.ts';
import type { FlowModel } from '../harness/paths.ts';
import { proofEndings } from './proof-endings.ts';

export const mobileNumber = '+919876543210';

/** A login, begun afresh and gone on with after a reload at the code step. */
export const loginModel: FlowModel<typeof loginMachine> = {
  machine: loginMachine,
  inputs: {
    afresh: (shell) => ({ shell, draft: null }),
    'after a reload at the code': (shell) => ({
      shell,
      draft: { country: 'IN', typedNumber: '98765 43210', mobileNumber, step: 'code' },
    }),
  },
  events: {
    'number.changed': [{ typed: '98765 4321' }, { typed: '98765 43210' }],
    'country.changed': [{ country: 'US' }],
    'code.awaited': [{ isAwaited: true }],
  },
  actors: {
    checkUser: {
      succeeds: { known: { outcome: 'known' }, unknown: { outcome: 'unknown' } },
      refuses: { refused: { outcome: 'refused', message: 'Please wait a minute.' } },
    },
    phoneProof: proofEndings,
  },
  isPossible: (snapshot, event) =>
    isAtHome(snapshot, event) &&
    // Only the details of a registration can be invalid.
    event.output?.outcome !== 'invalid' &&
    // A code is sent once; after that, the step does not end without one.
    !(snapshot.context.isCodeRequested && isOfSending(event)),
};

function isOfSending({ type, output }: AnyEventObject): boolean {
  return type === 'code.awaited' || output?.outcome === 'notSent';
}

/** A number of another country goes the same way; it is followed until it turns out to be new. */
function isAtHome({ context }: AnyMachineSnapshot, { type, output }: AnyEventObject): boolean {
  const isForm = type.startsWith('number.') || type === 'country.changed';
  return context.country === 'IN' || isForm || output?.outcome === 'unknown';
}
