import { assign, enqueueActions, setup } from 'xstate';
import type { RegistrationDetails } from '../domain/registration.ts';
import type { OpenSessionOutcome, Proof } from '../domain/sign-in.ts';
import { texts } from '../domain/texts.ts';
import { notSentReason, type OtpNotice, type OtpOutput, proofOf } from './kit/otp-setup.ts';
import { ports, refusalOf } from './kit/ports.ts';
import type { Recipient } from './kit/recipient.ts';
import { type Shell, sessionTopic, type Toast, toasting } from './kit/shell.ts';
import { otpMachine } from './otp.ts';

/** `message` is shown where the flow goes on, if more is known than the toast said. */
export type PhoneProofOutput =
  | { outcome: 'signedIn' }
  | { outcome: 'notSent'; message: string | null }
  | { outcome: 'invalid'; message: string | null }
  | { outcome: 'numberAskedAgain' };

export interface PhoneProofInput {
  shell: Shell;
  /** Hears of a code that is sent or used up; null where nothing of the step is kept. */
  owner: Recipient<OtpNotice> | null;
  /** E.164. */
  mobileNumber: string;
  /** Whether a code was sent already, before a reload or while the dialog was closed. */
  isCodeRequested: boolean;
  /** Makes an account with these details; null for a number that has one. */
  details: RegistrationDetails | null;
  /** The toasts of a wrong code and of a failure: login and registration differ. */
  wrongCodeText: string;
  failureText: string;
}

/** The proof is empty until the code was right. */
interface PhoneProofContext extends PhoneProofInput, Proof {
  /** The service refused the proof for its age, and a new code replaces it. */
  isRenewing: boolean;
  /** The reason for a refusal, shown in place. */
  refusal: string | null;
}

type PhoneProofEvent = { type: 'signIn.retried' } | { type: 'number.abandoned' };

/** The part that login and registration share: the code, then the session (§4.1, §13.1). */
export const phoneProofMachine = setup({
  types: {
    context: {} as PhoneProofContext,
    events: {} as PhoneProofEvent,
    input: {} as PhoneProofInput,
    output: {} as PhoneProofOutput,
    children: {} as { otp: 'otp' },
    tags: {} as 'busy',
  },
  actors: { otp: otpMachine, openSession: ports.openSession },
  guards: {
    isConfirmed: (_, { outcome }: OtpOutput) => outcome === 'confirmed',
    isNotSent: (_, { outcome }: OtpOutput) => outcome === 'notSent',
    isSignedIn: (_, { outcome }: OpenSessionOutcome) => outcome === 'signedIn',
    isRegistered: (_, { outcome }: OpenSessionOutcome) => outcome === 'registered',
    isIncomplete: (_, { outcome }: OpenSessionOutcome) => outcome === 'incomplete',
    isInvalid: (_, { outcome }: OpenSessionOutcome) => outcome === 'invalid',
    isTooOld: (_, { outcome }: OpenSessionOutcome) => outcome === 'proofTooOld',
  },
  actions: {
    keepProof: assign((_, output: OtpOutput) => proofOf(output)),
    renewProof: assign({ isCodeRequested: false, isRenewing: true }),
    keepRefusal: assign((_, { refusal }: { refusal: string | null }) => ({ refusal })),
    tellSignedIn: enqueueActions(({ context, enqueue }, answer: OpenSessionOutcome) => {
      if (!('token' in answer)) return;
      const { token, userID } = answer;
      const { shell, mobileNumber } = context;
      enqueue.sendTo(shell, { type: 'toast.withdrawn', topic: sessionTopic });
      enqueue.sendTo(shell, { type: 'user.signedIn', token, userID, mobileNumber });
    }),
    toast: toasting(sessionTopic),
  },
}).createMachine({
  id: 'phoneProof',
  description: 'A code proves the number, and the service opens a session for it.',
  context: ({ input }) => ({
    ...input,
    proof: '',
    provenAt: 0,
    isRenewing: false,
    refusal: null,
  }),
  // The output of the final state, which XState leaves untyped.
  output: ({ event }) => event.output as PhoneProofOutput,
  initial: 'confirmingPhone',
  states: {
    confirmingPhone: {
      description: 'The person proves with a code that the number is theirs.',
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({
          shell: context.shell,
          owner: context.owner,
          mobileNumber: context.mobileNumber,
          isRequested: context.isCodeRequested,
          wrongCodeText: context.wrongCodeText,
          failureText: context.failureText,
        }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'openingSession',
            actions: { type: 'keepProof', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNotSent', params: ({ event }) => event.output },
            target: 'notSent',
            actions: {
              type: 'keepRefusal',
              params: ({ event }) => ({ refusal: notSentReason(event.output) }),
            },
          },
          { target: 'numberAskedAgain' },
        ],
        onError: { target: 'notSent', actions: { type: 'toast', params: failureToast } },
      },
    },
    openingSession: {
      description: 'The service logs the person in, or makes their account.',
      tags: 'busy',
      entry: { type: 'keepRefusal', params: { refusal: null } },
      invoke: {
        id: 'openSession',
        src: 'openSession',
        input: ({ context: { mobileNumber, proof, provenAt, details } }) => ({
          mobileNumber,
          proof,
          provenAt,
          details,
        }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'tellSignedIn', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRegistered', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: [
              { type: 'tellSignedIn', params: ({ event }) => event.output },
              { type: 'toast', params: { text: texts.registered, tone: 'success' } },
            ],
          },
          {
            // No other try can succeed with it. The new proof is young, so this happens once.
            guard: { type: 'isTooOld', params: ({ event }) => event.output },
            target: 'confirmingPhone',
            actions: 'renewProof',
          },
          {
            guard: { type: 'isIncomplete', params: ({ event }) => event.output },
            target: 'failed',
            actions: [
              { type: 'keepRefusal', params: { refusal: texts.registrationFailed } },
              { type: 'toast', params: { text: texts.registrationFailed, tone: 'failure' } },
            ],
          },
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.output },
            target: 'invalid',
            actions: [
              {
                type: 'keepRefusal',
                params: ({ event }) => ({ refusal: refusalOf(event.output) }),
              },
              { type: 'toast', params: failureToast },
            ],
          },
          {
            target: 'failed',
            actions: [
              {
                type: 'keepRefusal',
                params: ({ event }) => ({ refusal: refusalOf(event.output) }),
              },
              { type: 'toast', params: failureToast },
            ],
          },
        ],
        onError: { target: 'failed', actions: { type: 'toast', params: failureToast } },
      },
    },
    failed: {
      description: 'The number is proven but no session was opened; it can be tried again.',
      on: {
        'signIn.retried': { target: 'openingSession' },
        'number.abandoned': { target: 'numberAskedAgain' },
      },
    },
    signedIn: {
      description: 'The person is signed in.',
      type: 'final',
      output: { outcome: 'signedIn' } satisfies PhoneProofOutput,
    },
    notSent: {
      description: 'No code could be sent; the person can try again from the form before.',
      type: 'final',
      output: ({ context }): PhoneProofOutput => ({
        outcome: 'notSent',
        message: context.refusal,
      }),
    },
    invalid: {
      description: 'The service does not take the details; the person can mend them.',
      type: 'final',
      output: ({ context }): PhoneProofOutput => ({
        outcome: 'invalid',
        message: context.refusal,
      }),
    },
    numberAskedAgain: {
      description: 'The person has to enter their number again.',
      type: 'final',
      output: { outcome: 'numberAskedAgain' } satisfies PhoneProofOutput,
    },
  },
});

function failureToast({ context }: { context: PhoneProofContext }): Toast {
  return { text: context.failureText, tone: 'failure' };
}
