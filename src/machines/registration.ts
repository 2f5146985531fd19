import { assertEvent, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  aadhaarDigits,
  canBeDateOfBirth,
  canRegister,
  noDetails,
  type RegistrationDetails,
  RegistrationDraft,
} from '../domain/registration.ts';
import { texts } from '../domain/texts.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { refusalOf } from './kit/ports.ts';
import { type Shell, toasting } from './kit/shell.ts';
import { type PhoneProofOutput, phoneProofMachine } from './phone-proof.ts';

interface RegistrationInput {
  shell: Shell;
  mobileNumber: string;
  /** The registration that a reload or a closed dialog interrupted. */
  draft: RegistrationDraft | null;
}

interface RegistrationContext {
  shell: Shell;
  mobileNumber: string;
  details: RegistrationDetails;
  /** Digits were typed before a reload or a closed dialog, and are not kept. */
  hadAadhaar: boolean;
  isDobWrong: boolean;
  /** Why no code was sent, or why the service did not take the details; shown in place. */
  refusal: string | null;
}

type RegistrationEvent =
  | { type: 'name.changed'; fullName: string }
  | { type: 'dob.changed'; dob: string }
  | { type: 'aadhaar.changed'; text: string }
  | { type: 'terms.changed'; agreed: boolean }
  /** `today` as `YYYY-MM-DD` in the person's zone. */
  | { type: 'details.submitted'; today: string }
  | { type: 'number.abandoned' };

/** Registers a new user, whose number is proven before the account is made (§2.17, §12.5). */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    children: {} as { phoneProof: 'phoneProof' },
    tags: {} as 'draft',
  },
  actors: { phoneProof: phoneProofMachine },
  guards: {
    isDobWrong: ({ context, event }) => {
      assertEvent(event, 'details.submitted');
      return canRegister(context.details) && !canBeDateOfBirth(context.details.dob, event.today);
    },
    canRegister: ({ context }) => canRegister(context.details),
    isSignedIn: (_, { outcome }: PhoneProofOutput) => outcome === 'signedIn',
    isNumberAskedAgain: (_, { outcome }: PhoneProofOutput) => outcome === 'numberAskedAgain',
  },
  actions: {
    keepName: assign(({ context, event }) => {
      assertEvent(event, 'name.changed');
      return { details: { ...context.details, fullName: event.fullName } };
    }),
    keepDob: assign(({ context, event }) => {
      assertEvent(event, 'dob.changed');
      return { details: { ...context.details, dob: event.dob }, isDobWrong: false };
    }),
    keepAadhaar: assign(({ context, event }) => {
      assertEvent(event, 'aadhaar.changed');
      return { details: { ...context.details, aadhaar: aadhaarDigits(event.text) } };
    }),
    keepAgreement: assign(({ context, event }) => {
      assertEvent(event, 'terms.changed');
      return { details: { ...context.details, agreed: event.agreed } };
    }),
    markDobWrong: assign({ isDobWrong: true }),
    keepRefusal: assign((_, output: PhoneProofOutput) => ({
      refusal: refusalOf(output),
    })),
    tellNumberAbandoned: sendTo(({ context }) => context.shell, { type: 'number.abandoned' }),
    toast: toasting(),
  },
}).createMachine({
  id: 'registration',
  description: 'Makes an account for a number that has none yet.',
  context: ({ input: { shell, mobileNumber, draft } }) => ({
    shell,
    mobileNumber,
    details: { ...noDetails, ...draft?.details },
    hadAadhaar: draft?.hadAadhaar ?? false,
    isDobWrong: false,
    refusal: null,
  }),
  initial: 'enteringDetails',
  states: {
    enteringDetails: {
      description: 'The person fills in their details and agrees to the terms.',
      tags: 'draft',
      on: {
        'name.changed': { actions: 'keepName' },
        'dob.changed': { actions: 'keepDob' },
        'aadhaar.changed': { actions: 'keepAadhaar' },
        'terms.changed': { actions: 'keepAgreement' },
        'details.submitted': [
          { guard: 'isDobWrong', actions: 'markDobWrong' },
          { guard: 'canRegister', target: 'provingPhone' },
        ],
        'number.abandoned': { target: 'abandoned' },
      },
    },
    provingPhone: {
      description: 'The person proves with a code that the number is theirs, and is registered.',
      tags: 'draft',
      invoke: {
        id: 'phoneProof',
        src: 'phoneProof',
        input: ({ context: { shell, mobileNumber, details } }) => ({
          shell,
          owner: null,
          mobileNumber,
          isCodeRequested: false,
          details,
          wrongCodeText: texts.codeInvalid,
          failureText: texts.registrationError,
        }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'registered',
          },
          {
            guard: { type: 'isNumberAskedAgain', params: ({ event }) => event.output },
            target: 'abandoned',
          },
          {
            target: 'enteringDetails',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'enteringDetails',
          actions: { type: 'toast', params: { text: texts.registrationError, tone: 'failure' } },
        },
      },
    },
    registered: {
      description: 'The person has an account and is signed in.',
      type: 'final',
    },
    abandoned: {
      description: 'The number is asked for again; the details are kept.',
      tags: 'draft',
      entry: 'tellNumberAbandoned',
      type: 'final',
    },
  },
});

/** Keeps the details without the Aadhaar digits, which no storage ever holds (§22.5). */
export const registrationDraft: DraftKeeper<
  SnapshotFrom<typeof registrationMachine>,
  typeof RegistrationDraft
> = {
  flow: 'registration',
  schema: RegistrationDraft,
  of: (snapshot) => {
    const { aadhaar, ...details } = snapshot.context.details;
    return { details, hadAadhaar: snapshot.context.hadAadhaar || aadhaar !== '' };
  },
};
