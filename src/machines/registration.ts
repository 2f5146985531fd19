import { assertEvent, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  aadhaarDigits,
  canRegister,
  isInFuture,
  noDetails,
  type RegistrationDetails,
  RegistrationDraft,
} from '../domain/registration.ts';
import type { SignupOutcome } from '../domain/sign-in.ts';
import { texts } from '../domain/texts.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { ports } from './kit/ports.ts';
import { raised, type Shell, type Toast } from './kit/shell.ts';
import { type OtpOutput, otpMachine } from './otp.ts';

interface RegistrationInput {
  shell: Shell;
  mobileNumber: string;
  /** What was under way before a reload or a closed dialog. */
  draft: RegistrationDraft | null;
}

interface RegistrationContext {
  shell: Shell;
  mobileNumber: string;
  details: RegistrationDetails;
  isCodeRequested: boolean;
  isDobInFuture: boolean;
  /** Why the last try failed, where more is known than that it did; shown in place. */
  refusal: string | null;
  proof: string;
  session: { token: string; userID: string };
}

type RegistrationEvent =
  | { type: 'name.changed'; fullName: string }
  | { type: 'dob.changed'; dob: string }
  | { type: 'aadhaar.changed'; text: string }
  | { type: 'terms.changed'; agreed: boolean }
  /** `today` as `YYYY-MM-DD` in the person's zone. */
  | { type: 'details.submitted'; today: string }
  | { type: 'signup.retried' }
  | { type: 'number.abandoned' };

/** Registers a new user, whose number is proven before the account is made (specification, 2). */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    children: {} as { otp: 'otp' },
  },
  actors: { signup: ports.signup, otp: otpMachine },
  guards: {
    isCodeRequested: ({ context }) => context.isCodeRequested,
    isDobInFuture: ({ context, event }) => {
      assertEvent(event, 'details.submitted');
      return canRegister(context.details) && isInFuture(context.details.dob, event.today);
    },
    canRegister: ({ context }) => canRegister(context.details),
    isConfirmed: (_, { outcome }: OtpOutput) => outcome === 'confirmed',
    isNumberAskedAgain: (_, { outcome }: OtpOutput) =>
      outcome === 'numberChanged' || outcome === 'notRequested',
    isRegistered: (_, { outcome }: SignupOutcome) => outcome === 'registered',
    isIncomplete: (_, { outcome }: SignupOutcome) => outcome === 'incomplete',
  },
  actions: {
    keepName: assign(({ context, event }) => {
      assertEvent(event, 'name.changed');
      return { details: { ...context.details, fullName: event.fullName } };
    }),
    keepDob: assign(({ context, event }) => {
      assertEvent(event, 'dob.changed');
      return { details: { ...context.details, dob: event.dob }, isDobInFuture: false };
    }),
    keepAadhaar: assign(({ context, event }) => {
      assertEvent(event, 'aadhaar.changed');
      return { details: { ...context.details, aadhaar: aadhaarDigits(event.text) } };
    }),
    keepAgreement: assign(({ context, event }) => {
      assertEvent(event, 'terms.changed');
      return { details: { ...context.details, agreed: event.agreed } };
    }),
    markDobInFuture: assign({ isDobInFuture: true }),
    forgetCode: assign({ isCodeRequested: false, proof: '' }),
    keepProof: assign((_, output: OtpOutput) =>
      output.outcome === 'confirmed' ? { proof: output.proof } : {},
    ),
    keepOtpRefusal: assign((_, output: OtpOutput) => ({
      refusal:
        output.outcome === 'notSent' && output.problem === 'tooManyTries'
          ? texts.tooManyTries
          : null,
    })),
    keepSession: assign((_, answer: SignupOutcome) =>
      answer.outcome === 'registered'
        ? { session: { token: answer.token, userID: answer.userID } }
        : {},
    ),
    keepRefusal: assign((_, answer: SignupOutcome) => ({ refusal: refusalOf(answer) })),
    forgetRefusal: assign({ refusal: null }),
    tellSignedIn: sendTo(
      ({ context }) => context.shell,
      ({ context }) => ({
        type: 'user.signedIn',
        ...context.session,
        mobileNumber: context.mobileNumber,
      }),
    ),
    tellNumberAbandoned: sendTo(({ context }) => context.shell, { type: 'number.abandoned' }),
    toast: sendTo(
      ({ context }) => context.shell,
      (_, toast: Toast) => raised(toast),
    ),
  },
}).createMachine({
  id: 'registration',
  description: 'Makes an account for a number that has none yet.',
  context: ({ input: { shell, mobileNumber, draft } }) => ({
    shell,
    mobileNumber,
    details: draft?.details ?? noDetails,
    isCodeRequested: draft?.step === 'code' && draft.mobileNumber === mobileNumber,
    isDobInFuture: false,
    refusal: null,
    proof: '',
    session: { token: '', userID: '' },
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The flow goes on where it was left, or begins with the details.',
      always: [
        { guard: 'isCodeRequested', target: 'confirmingPhone' },
        { target: 'enteringDetails' },
      ],
    },
    enteringDetails: {
      description: 'The person says who they are and agrees to the terms.',
      tags: 'draft',
      entry: 'forgetCode',
      on: {
        'name.changed': { actions: 'keepName' },
        'dob.changed': { actions: 'keepDob' },
        'aadhaar.changed': { actions: 'keepAadhaar' },
        'terms.changed': { actions: 'keepAgreement' },
        'details.submitted': [
          { guard: 'isDobInFuture', actions: 'markDobInFuture' },
          { guard: 'canRegister', target: 'confirmingPhone' },
        ],
        'number.abandoned': { target: 'abandoned' },
      },
    },
    confirmingPhone: {
      description: 'The person proves with a code that the number is theirs.',
      tags: 'draft',
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({
          shell: context.shell,
          mobileNumber: context.mobileNumber,
          isRequested: context.isCodeRequested,
          wrongCodeText: texts.codeInvalid,
          failureText: texts.registrationError,
        }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'signingUp',
            actions: { type: 'keepProof', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNumberAskedAgain', params: ({ event }) => event.output },
            target: 'abandoned',
          },
          {
            target: 'enteringDetails',
            actions: { type: 'keepOtpRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'enteringDetails',
          actions: { type: 'toast', params: { text: texts.registrationError, tone: 'failure' } },
        },
      },
    },
    signingUp: {
      description: 'The service makes the account and opens its session.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'signup',
        src: 'signup',
        input: ({ context }) => ({
          mobileNumber: context.mobileNumber,
          details: context.details,
          proof: context.proof,
        }),
        onDone: [
          {
            guard: { type: 'isRegistered', params: ({ event }) => event.output },
            target: 'registered',
            actions: { type: 'keepSession', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isIncomplete', params: ({ event }) => event.output },
            target: 'signupFailed',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => event.output },
              { type: 'toast', params: { text: texts.registrationFailed, tone: 'failure' } },
            ],
          },
          {
            target: 'signupFailed',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => event.output },
              { type: 'toast', params: { text: texts.registrationError, tone: 'failure' } },
            ],
          },
        ],
        onError: {
          target: 'signupFailed',
          actions: { type: 'toast', params: { text: texts.registrationError, tone: 'failure' } },
        },
      },
    },
    signupFailed: {
      description: 'The number is proven but no account was made; it can be tried again.',
      on: {
        'signup.retried': { target: 'signingUp' },
        'number.abandoned': { target: 'abandoned' },
      },
    },
    registered: {
      description: 'The person has an account and is signed in.',
      entry: [
        { type: 'toast', params: { text: texts.registered, tone: 'success' } },
        'tellSignedIn',
      ],
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

/** What is kept of the flow while it rests. */
export const registrationDraft: DraftKeeper<
  SnapshotFrom<typeof registrationMachine>,
  typeof RegistrationDraft
> = {
  flow: 'registration',
  schema: RegistrationDraft,
  of: (snapshot) => {
    const { mobileNumber, details } = snapshot.context;
    return {
      mobileNumber,
      details,
      step: snapshot.matches('confirmingPhone') ? 'code' : 'details',
    };
  },
};

/** What is said in place, so that it does not say something else than the toast. */
function refusalOf(answer: SignupOutcome): string | null {
  if (answer.outcome === 'refused') return answer.message;
  return answer.outcome === 'incomplete' ? texts.registrationFailed : null;
}
