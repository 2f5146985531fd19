import { assertEvent, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { toMobileNumber } from '../domain/mobile-number.ts';
import { defaultCountry } from '../domain/phone.ts';
import { type CheckUserOutcome, LoginDraft } from '../domain/sign-in.ts';
import { texts } from '../domain/texts.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { codeTopic, type OtpNotice } from './kit/otp-setup.ts';
import { ports, refusalOf } from './kit/ports.ts';
import { type Shell, toasting } from './kit/shell.ts';
import { type PhoneProofOutput, phoneProofMachine } from './phone-proof.ts';

interface LoginInput {
  shell: Shell;
  /** The login that a reload or a closed dialog interrupted. */
  draft: LoginDraft | null;
}

interface LoginContext {
  shell: Shell;
  country: string;
  typedNumber: string;
  /** E.164, or empty while the typed number cannot be one. */
  mobileNumber: string;
  /** Whether a code was sent to the number, by this flow or before it started, and is to be typed. */
  isCodeRequested: boolean;
  /** The reason for a refusal, shown in place. */
  refusal: string | null;
}

type LoginEvent =
  | { type: 'number.changed'; typed: string }
  | { type: 'country.changed'; country: string }
  | { type: 'number.submitted' }
  | OtpNotice;

/** Signs a person in by their number and a one-time code (§4.9). */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    children: {} as { phoneProof: 'phoneProof' },
    tags: {} as 'draft' | 'busy',
  },
  actors: { checkUser: ports.checkUser, phoneProof: phoneProofMachine },
  guards: {
    isCodeRequested: ({ context }) => context.isCodeRequested && context.mobileNumber !== '',
    isPossibleNumber: ({ context }) => context.mobileNumber !== '',
    isKnown: (_, { outcome }: CheckUserOutcome) => outcome === 'known',
    isUnknown: (_, { outcome }: CheckUserOutcome) => outcome === 'unknown',
    isSignedIn: (_, { outcome }: PhoneProofOutput) => outcome === 'signedIn',
  },
  actions: {
    keepNumber: assign(({ context, event }) => {
      assertEvent(event, 'number.changed');
      const mobileNumber = toMobileNumber(event.typed, context.country) ?? '';
      return { typedNumber: event.typed, mobileNumber, refusal: null };
    }),
    keepCountry: assign(({ context, event }) => {
      assertEvent(event, 'country.changed');
      const mobileNumber = toMobileNumber(context.typedNumber, event.country) ?? '';
      return { country: event.country, mobileNumber, refusal: null };
    }),
    keepRefusal: assign((_, answer: CheckUserOutcome | PhoneProofOutput) => ({
      refusal: refusalOf(answer),
    })),
    forgetRefusal: assign({ refusal: null }),
    keepAwaited: assign(({ event }) => {
      assertEvent(event, 'code.awaited');
      return { isCodeRequested: event.isAwaited };
    }),
    forgetCode: assign({ isCodeRequested: false }),
    tellUnknown: sendTo(
      ({ context }) => context.shell,
      ({ context }) => ({ type: 'user.unknown', mobileNumber: context.mobileNumber }),
    ),
    toast: toasting(codeTopic),
  },
}).createMachine({
  id: 'login',
  description: 'Signs a person in by their mobile number and a one-time code.',
  context: ({ input: { shell, draft } }) => ({
    shell,
    country: draft?.country ?? defaultCountry,
    typedNumber: draft?.typedNumber ?? '',
    mobileNumber: draft?.mobileNumber ?? '',
    isCodeRequested: draft?.step === 'code',
    refusal: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The flow goes on where it was left, or begins with the number.',
      always: [{ guard: 'isCodeRequested', target: 'provingPhone' }, { target: 'enteringPhone' }],
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
      entry: 'forgetRefusal',
      invoke: {
        id: 'checkUser',
        src: 'checkUser',
        input: ({ context }) => ({ mobileNumber: context.mobileNumber }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'provingPhone',
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
    provingPhone: {
      description: 'The person proves with a code that the number is theirs, and is logged in.',
      tags: 'draft',
      on: { 'code.awaited': { actions: 'keepAwaited' } },
      invoke: {
        id: 'phoneProof',
        src: 'phoneProof',
        input: ({ context: { shell, mobileNumber, isCodeRequested }, self }) => ({
          shell,
          owner: self,
          mobileNumber,
          isCodeRequested,
          details: null,
          wrongCodeText: texts.loginFailed,
          failureText: texts.loginFailed,
        }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
          },
          {
            target: 'enteringPhone',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'enteringPhone',
          actions: { type: 'toast', params: { text: texts.loginFailed, tone: 'failure' } },
        },
      },
    },
    signedIn: {
      description: 'The person is signed in.',
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

/** Keeps the number and how far the login was. */
export const loginDraft: DraftKeeper<SnapshotFrom<typeof loginMachine>, typeof LoginDraft> = {
  flow: 'login',
  schema: LoginDraft,
  of: (snapshot) => {
    const { country, typedNumber, mobileNumber, isCodeRequested } = snapshot.context;
    const step = isCodeRequested ? 'code' : 'phone';
    return { country, typedNumber, mobileNumber: mobileNumber || null, step };
  },
};
