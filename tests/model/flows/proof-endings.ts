import { texts } from '#domain/texts.ts';
import type { ActorCases } from '../harness/paths.ts';

/** The endings of a phone's proof, for the flows that invoke it. */
export const proofEndings: ActorCases = {
  succeeds: { signedIn: { outcome: 'signedIn' } },
  refuses: {
    notSent: { outcome: 'notSent', message: null },
    tooMany: { outcome: 'notSent', message: texts.tooManyTries },
    invalid: { outcome: 'invalid', message: 'Please check the name.' },
    numberAskedAgain: { outcome: 'numberAskedAgain' },
  },
};

/** The endings of the step of the one-time code, for the flows that invoke it. */
export const otpEndings: ActorCases = {
  succeeds: { confirmed: { outcome: 'confirmed', proof: 'proof', provenAt: 0 } },
  refuses: {
    notSent: { outcome: 'notSent', problem: 'notSent' },
    tooMany: { outcome: 'notSent', problem: 'tooManyTries' },
    notRequested: { outcome: 'notRequested' },
    numberChanged: { outcome: 'numberChanged' },
  },
};

/** How the step of the one-time code ends where the proof of the phone ends so without a session. */
export function endOfCode({ outcome, message }: { outcome: string; message?: string | null }) {
  if (outcome !== 'notSent') return { outcome: 'numberChanged' };
  return { outcome, problem: message ? 'tooManyTries' : 'notSent' };
}
