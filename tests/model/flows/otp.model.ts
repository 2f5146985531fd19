import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type OtpInput, otpMachine } from '../../../src/machines/otp.ts';
import type { FlowModel } from '../harness/paths.ts';

/** The step as registration asks for it: what is said of a wrong code and of a failure differs. */
export const otpInput: Omit<OtpInput, 'shell' | 'isRequested'> = {
  mobileNumber: '+919876543210',
  wrongCodeText: 'Invalid OTP.',
  failureText: 'Error registering user.',
};

/** The one-time code, asked for now, or asked for before a reload. */
export const otpModel: FlowModel<typeof otpMachine> = {
  machine: otpMachine,
  inputs: {
    afresh: (shell) => ({ ...otpInput, shell, isRequested: false }),
    'after a reload': (shell) => ({ ...otpInput, shell, isRequested: true }),
  },
  events: {
    'code.changed': [
      { type: 'code.changed', text: '12' },
      { type: 'code.changed', text: '123456' },
    ],
    'code.submitted': [{ type: 'code.submitted' }],
    'code.resent': [{ type: 'code.resent' }],
    'number.abandoned': [{ type: 'number.abandoned' }],
  },
  actors: {
    sendCode: {
      succeeds: { sent: { outcome: 'sent' } },
      refuses: { tooMany: { outcome: 'tooManyTries' } },
      fails: { offline: new Error('offline') },
    },
    receiveCode: {
      succeeds: { received: { outcome: 'received', code: '654321' } },
      refuses: { unsupported: { outcome: 'unsupported' } },
      fails: { aborted: new Error('aborted') },
    },
    confirmCode: {
      succeeds: { confirmed: { outcome: 'confirmed', proof: 'proof' } },
      refuses: {
        wrong: { outcome: 'wrongCode' },
        notRequested: { outcome: 'notRequested' },
        tooMany: { outcome: 'tooManyTries' },
      },
      fails: { offline: new Error('offline') },
    },
  },
  isPossible: isWorthwhile,
};

/**
 * The message arrives before anything is typed, a wrong code is typed anew, and a new code is asked
 * for before typing or after a wrong one; not every mixture of these.
 */
function isWorthwhile({ context }: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const { code, problem } = context;
  if (event.type === 'xstate.done.actor.receiveCode' || event.text === '12') return code === '';
  if (event.text === '123456') return code === '12' || problem === 'wrongCode';
  if (event.type === 'code.submitted') return problem === 'none' || problem === 'failure';
  if (event.type.startsWith('xstate.after.')) return code === '' || isWrong(context);
  return event.type !== 'code.resent' || problem === 'none' || isWrong(context);
}

function isWrong({ code, problem }: AnyMachineSnapshot['context']): boolean {
  return code === '123456' && problem === 'wrongCode';
}
