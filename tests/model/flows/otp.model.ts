import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { OtpInput } from '../../../src/machines/kit/otp-setup.ts';
import { otpMachine } from '../../../src/machines/otp.ts';
import type { FlowModel } from '../harness/paths.ts';

/** The step as registration asks for it: what is said of a wrong code and of a failure differs. */
export const otpInput: Omit<OtpInput, 'shell' | 'owner' | 'isRequested'> = {
  mobileNumber: '+919876543210',
  wrongCodeText: 'Invalid OTP.',
  failureText: 'Error registering user.',
};

/** The one-time code, asked for now, or asked for before a reload. */
export const otpModel: FlowModel<typeof otpMachine> = {
  machine: otpMachine,
  inputs: {
    afresh: (shell) => ({ ...otpInput, shell, owner: null, isRequested: false }),
    'after a reload': (shell) => ({ ...otpInput, shell, owner: null, isRequested: true }),
  },
  events: {
    'code.changed': [{ text: '12' }, { text: '123456' }],
  },
  actors: {
    sendCode: {
      succeeds: { sent: { outcome: 'sent' } },
      refuses: { tooMany: { outcome: 'tooManyTries' } },
    },
    receiveCode: {
      succeeds: { received: { outcome: 'received', code: '654321' } },
      refuses: { unsupported: { outcome: 'unsupported' } },
    },
    confirmCode: {
      succeeds: { confirmed: { outcome: 'confirmed', proof: 'proof', provenAt: 0 } },
      refuses: {
        wrong: { outcome: 'wrongCode' },
        notRequested: { outcome: 'notRequested' },
        tooMany: { outcome: 'tooManyTries' },
      },
    },
  },
  isPossible: isWorthwhile,
};

/**
 * The message arrives before anything is typed, and its code is right. A new code can be asked for
 * before anything is typed, or once a code is typed whole: it is, or the flow goes on to its end.
 */
function isWorthwhile(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const { code, problem } = snapshot.context;
  const isReady = snapshot.matches({ entering: { resend: 'ready' } });
  const isVerifying = snapshot.matches({ entering: { code: 'verifying' } });
  const isNew = problem === 'none';
  if (event.type === 'number.abandoned') return isNew && (code === '' || isVerifying);
  if (code === '654321') {
    return event.type === 'code.submitted' || event.output?.outcome === 'confirmed';
  }
  if (event.type === 'xstate.done.actor.receiveCode' || event.text === '12') {
    return code === '' && !isReady;
  }
  if (event.text === '123456') return code === '12' || (problem === 'wrongCode' && !isReady);
  if (event.type === 'code.submitted') return isNew || (!isReady && problem === 'failure');
  // Time that passes under a call would end the call as well.
  if (event.type.startsWith('xstate.after.')) {
    return code === '' || (code === '123456' && isNew && !isVerifying);
  }
  return event.type !== 'code.resent' || code === '' || problem === 'wrongCode';
}
