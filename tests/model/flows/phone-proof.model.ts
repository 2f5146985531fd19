import { texts } from '#domain/texts.ts';
import { type PhoneProofInput, phoneProofMachine } from '../../../src/machines/phone-proof.ts';
import type { FlowModel } from '../harness/paths.ts';
import { otpEndings } from './proof-endings.ts';
import { details, mobileNumber } from './registration.model.ts';

/** The proof as login and registration ask for it. */
export const proofInputs = {
  'of a login': {
    owner: null,
    mobileNumber,
    isCodeRequested: false,
    details: null,
    wrongCodeText: texts.loginFailed,
    failureText: texts.loginFailed,
  },
  'of a registration': {
    owner: null,
    mobileNumber,
    isCodeRequested: false,
    details,
    wrongCodeText: texts.codeInvalid,
    failureText: texts.registrationError,
  },
} as const satisfies Readonly<Record<string, Omit<PhoneProofInput, 'shell'>>>;

/** A login or a registration from the code on. */
export const phoneProofModel: FlowModel<typeof phoneProofMachine> = {
  machine: phoneProofMachine,
  inputs: {
    'of a login': (shell) => ({ ...proofInputs['of a login'], shell }),
    'of a registration': (shell) => ({ ...proofInputs['of a registration'], shell }),
  },
  events: {},
  actors: {
    otp: otpEndings,
    openSession: {
      succeeds: {
        signedIn: { outcome: 'signedIn', token: 'token', userID: 'asha' },
        registered: { outcome: 'registered', token: 'token', userID: 'asha' },
      },
      refuses: {
        incomplete: { outcome: 'incomplete' },
        invalid: { outcome: 'invalid', message: 'Please check the name.' },
        tooOld: { outcome: 'proofTooOld' },
        refused: { outcome: 'refused', message: 'Not possible.' },
      },
    },
  },
  isPossible: ({ context }, { output }) =>
    context.details === null
      ? !['registered', 'incomplete', 'invalid'].includes(output?.outcome)
      : output?.outcome !== 'signedIn',
};
