import { assertEvent, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { defaultCountry, toMobileNumber } from '../domain/mobile-number.ts';
import { type CheckUserOutcome, LoginDraft, type LoginOutcome } from '../domain/sign-in.ts';
import { texts } from '../domain/texts.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { ports } from './kit/ports.ts';
import { raised, type Shell, type Toast } from './kit/shell.ts';
import { type OtpOutput, otpMachine } from './otp.ts';

interface LoginInput {
  shell: Shell;
  /** What was under way before a reload or a closed dialog. */
  draft: LoginDraft | null;
}

interface LoginContext {
  shell: Shell;
  country: string;
  typedNumber: string;
  /** E.164, once the typed number can be one. */
  mobileNumber: string | null;
  /** Whether a code for the number was asked for before this flow started. */
  isCodeRequested: boolean;
  /** The service's own sentence about a refusal, shown in place. */
  refusal: string | null;
  proof: string;
  session: { token: string; userID: string };
}

type LoginEvent =
  | { type: 'number.changed'; typed: string }
  | { type: 'country.changed'; country: string }
  | { type: 'number.submitted' }
  | { type: 'login.retried' }
  | { type: 'number.abandoned' };

/** Signs a person in by their number and a one-time code (specification, 4). */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    children: {} as { otp: 'otp' },
  },
  actors: { checkUser: ports.checkUser, login: ports.login, otp: otpMachine },
  guards: {
    isCodeRequested: ({ context }) => context.isCodeRequested && context.mobileNumber !== null,
    isPossibleNumber: ({ context }) => context.mobileNumber !== null,
    isKnown: (_, { outcome }: CheckUserOutcome) => outcome === 'known',
    isUnknown: (_, { outcome }: CheckUserOutcome) => outcome === 'unknown',
    isConfirmed: (_, { outcome }: OtpOutput) => outcome === 'confirmed',
    isSignedIn: (_, { outcome }: LoginOutcome) => outcome === 'signedIn',
  },
  actions: {
    keepNumber: assign(({ context, event }) => {
      assertEvent(event, 'number.changed');
      const mobileNumber = toMobileNumber(event.typed, context.country);
      return { typedNumber: event.typed, mobileNumber, refusal: null };
    }),
    keepCountry: assign(({ context, event }) => {
      assertEvent(event, 'country.changed');
      const mobileNumber = toMobileNumber(context.typedNumber, event.country);
      return { country: event.country, mobileNumber, refusal: null };
    }),
    keepRefusal: assign((_, answer: { outcome: string; message?: string }) => ({
      refusal: answer.message ?? null,
    })),
    forgetRefusal: assign({ refusal: null }),
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
    keepSession: assign((_, answer: LoginOutcome) =>
      answer.outcome === 'signedIn'
        ? { session: { token: answer.token, userID: answer.userID } }
        : {},
    ),
    tellSignedIn: sendTo(
      ({ context }) => context.shell,
      ({ context }) => ({
        type: 'user.signedIn',
        ...context.session,
        mobileNumber: context.mobileNumber ?? '',
      }),
    ),
    tellUnknown: sendTo(
      ({ context }) => context.shell,
      ({ context }) => ({ type: 'user.unknown', mobileNumber: context.mobileNumber ?? '' }),
    ),
    toast: sendTo(
      ({ context }) => context.shell,
      (_, toast: Toast) => raised(toast),
    ),
  },
}).createMachine({
  id: 'login',
  description: 'Signs a person in by their mobile number and a one-time code.',
  context: ({ input: { shell, draft } }) => ({
    shell,
    country: draft?.country ?? defaultCountry,
    typedNumber: draft?.typedNumber ?? '',
    mobileNumber: draft ? toMobileNumber(draft.typedNumber, draft.country) : null,
    isCodeRequested: draft?.step === 'code',
    refusal: null,
    proof: '',
    session: { token: '', userID: '' },
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The flow goes on where it was left, or begins with the number.',
      always: [
        { guard: 'isCodeRequested', target: 'confirmingPhone' },
        { target: 'enteringPhone' },
      ],
    },
    enteringPhone: {
      description: 'The person types their mobile number.',
      tags: 'draft',
      entry: 'forgetCode',
      on: {
        'number.changed': { actions: 'keepNumber' },
        'country.changed': { actions: 'keepCountry' },
        'number.submitted': { guard: 'isPossibleNumber', target: 'checkingUser' },
      },
    },
    checkingUser: {
      description: 'The service is asked whether the number has an account.',
      tags: 'busy',
      invoke: {
        id: 'checkUser',
        src: 'checkUser',
        input: ({ context }) => ({ mobileNumber: context.mobileNumber ?? '' }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'confirmingPhone',
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'unknownUser',
          },
          {
            target: 'enteringPhone',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => event.output },
              { type: 'toast', params: { text: texts.checkUserFailed, tone: 'failure' } },
            ],
          },
        ],
        onError: {
          target: 'enteringPhone',
          actions: { type: 'toast', params: { text: texts.checkUserFailed, tone: 'failure' } },
        },
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
          mobileNumber: context.mobileNumber ?? '',
          isRequested: context.isCodeRequested,
          wrongCodeText: texts.loginFailed,
          failureText: texts.loginFailed,
        }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'loggingIn',
            actions: { type: 'keepProof', params: ({ event }) => event.output },
          },
          {
            target: 'enteringPhone',
            actions: { type: 'keepOtpRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'enteringPhone',
          actions: { type: 'toast', params: { text: texts.loginFailed, tone: 'failure' } },
        },
      },
    },
    loggingIn: {
      description: 'The service opens a session for the proven number.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({
          mobileNumber: context.mobileNumber ?? '',
          proof: context.proof,
        }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'keepSession', params: ({ event }) => event.output },
          },
          {
            target: 'loginFailed',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => event.output },
              { type: 'toast', params: { text: texts.loginFailed, tone: 'failure' } },
            ],
          },
        ],
        onError: {
          target: 'loginFailed',
          actions: { type: 'toast', params: { text: texts.loginFailed, tone: 'failure' } },
        },
      },
    },
    loginFailed: {
      description: 'The number is proven but no session was opened; it can be tried again.',
      on: {
        'login.retried': { target: 'loggingIn' },
        'number.abandoned': { target: 'enteringPhone', actions: 'forgetRefusal' },
      },
    },
    signedIn: {
      description: 'The person is signed in.',
      entry: 'tellSignedIn',
      type: 'final',
    },
    unknownUser: {
      description: 'The number has no account yet; registration takes over.',
      tags: 'draft',
      entry: 'tellUnknown',
      type: 'final',
    },
  },
});

/** What is kept of the flow while it rests. */
export const loginDraft: DraftKeeper<SnapshotFrom<typeof loginMachine>, typeof LoginDraft> = {
  flow: 'login',
  schema: LoginDraft,
  of: (snapshot) => {
    const { country, typedNumber, mobileNumber } = snapshot.context;
    const step = snapshot.matches('confirmingPhone') ? 'code' : 'phone';
    return { country, typedNumber, mobileNumber, step };
  },
};
