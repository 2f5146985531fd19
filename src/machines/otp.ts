import { assertEvent, assign, sendTo, setup, stateIn } from 'xstate';
import {
  type ConfirmCodeOutcome,
  codeDigits,
  codeLength,
  type ReceiveCodeOutcome,
  type SendCodeOutcome,
} from '../domain/sign-in.ts';
import { texts } from '../domain/texts.ts';
import { ports } from './kit/ports.ts';
import { raised, type Shell, type Toast } from './kit/shell.ts';

/** Why the person's last try came to nothing, said beside the field. */
export type OtpProblem = 'none' | 'wrongCode' | 'tooManyTries' | 'failure';

/** How the step ended; `proof` is the provider's ID token for the number. */
export type OtpOutput =
  | { outcome: 'confirmed'; proof: string }
  | { outcome: 'notSent'; problem: OtpProblem }
  | { outcome: 'notRequested' }
  | { outcome: 'numberChanged' };

export interface OtpInput {
  shell: Shell;
  mobileNumber: string;
  /** Whether a code was asked for already, before a reload or while the dialog was closed. */
  isRequested: boolean;
  /** What is said of a wrong code, and of a failure: login and registration differ. */
  wrongCodeText: string;
  failureText: string;
}

interface OtpContext extends OtpInput {
  code: string;
  problem: OtpProblem;
  proof: string;
  outcome: OtpOutput['outcome'];
}

type OtpEvent =
  | { type: 'code.changed'; text: string }
  | { type: 'code.submitted' }
  | { type: 'code.resent' }
  | { type: 'number.abandoned' };

/** What is said of a code takes the place of what was said of it before. */
const topic = 'code';

/** The one-time-code step that login and registration share (specification, 2, 5 and 8). */
export const otpMachine = setup({
  types: {
    context: {} as OtpContext,
    events: {} as OtpEvent,
    input: {} as OtpInput,
    output: {} as OtpOutput,
  },
  actors: {
    sendCode: ports.sendCode,
    receiveCode: ports.receiveCode,
    confirmCode: ports.confirmCode,
  },
  delays: { resendPause: 30_000 },
  guards: {
    isRequested: ({ context }) => context.isRequested,
    isSent: (_, { outcome }: SendCodeOutcome) => outcome === 'sent',
    isConfirmed: (_, { outcome }: ConfirmCodeOutcome) => outcome === 'confirmed',
    isNotRequested: (_, { outcome }: ConfirmCodeOutcome) => outcome === 'notRequested',
    hasTooManyTries: (_, { outcome }: ConfirmCodeOutcome) => outcome === 'tooManyTries',
    isReceived: (_, { outcome }: ReceiveCodeOutcome) => outcome === 'received',
    hasWholeCode: ({ context }) => context.code.length === codeLength,
    isTyping: stateIn({ entering: { code: 'typing' } }),
  },
  actions: {
    keepCode: assign(({ event }) => {
      assertEvent(event, 'code.changed');
      return { code: codeDigits(event.text), problem: 'none' };
    }),
    keepReceivedCode: assign((_, answer: ReceiveCodeOutcome) =>
      answer.outcome === 'received' ? { code: codeDigits(answer.code), problem: 'none' } : {},
    ),
    keepProof: assign((_, answer: ConfirmCodeOutcome) =>
      answer.outcome === 'confirmed' ? { proof: answer.proof } : {},
    ),
    markRequested: assign({ isRequested: true, code: '', problem: 'none' }),
    setProblem: assign((_, { problem }: { problem: OtpProblem }) => ({ problem })),
    setOutcome: assign((_, { outcome }: { outcome: OtpContext['outcome'] }) => ({ outcome })),
    toast: sendTo(
      ({ context }) => context.shell,
      (_, toast: Toast) => raised(toast),
    ),
    toastWrongCode: sendTo(
      ({ context }) => context.shell,
      ({ context }) => raised({ text: context.wrongCodeText, tone: 'failure', topic }),
    ),
    toastFailure: sendTo(
      ({ context }) => context.shell,
      ({ context }) => raised({ text: context.failureText, tone: 'failure', topic }),
    ),
  },
}).createMachine({
  id: 'otp',
  description: 'Proves that a number is the person’s own with a six-digit code.',
  context: ({ input }) => ({
    ...input,
    code: '',
    problem: 'none',
    proof: '',
    outcome: 'notSent',
  }),
  output: ({ context }) => outputOf(context),
  on: {
    'number.abandoned': {
      target: '.ended',
      actions: { type: 'setOutcome', params: { outcome: 'numberChanged' } },
    },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'A code is asked for, unless one was before.',
      always: [{ guard: 'isRequested', target: 'entering' }, { target: 'sendingCode' }],
    },
    sendingCode: {
      description: 'The provider is asked to send a code to the number.',
      tags: 'busy',
      entry: { type: 'toast', params: { text: texts.sendingCode, tone: 'info', topic } },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ mobileNumber: context.mobileNumber }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'entering',
            actions: [
              'markRequested',
              { type: 'toast', params: { text: texts.codeSent, tone: 'success', topic } },
            ],
          },
          {
            target: 'notSent',
            actions: { type: 'setProblem', params: { problem: 'tooManyTries' } },
          },
        ],
        onError: {
          target: 'notSent',
          actions: { type: 'setProblem', params: { problem: 'failure' } },
        },
      },
    },
    notSent: {
      description: 'No code is on its way; one sent before can still be typed.',
      entry: { type: 'toast', params: { text: texts.codeNotSent, tone: 'failure', topic } },
      always: [{ guard: 'isRequested', target: 'entering' }, { target: 'ended' }],
    },
    entering: {
      description: 'The person has a code to type.',
      type: 'parallel',
      states: {
        code: {
          initial: 'typing',
          states: {
            typing: {
              description: 'The code is typed, pasted or filled in; nothing is sent by itself.',
              invoke: {
                id: 'receiveCode',
                src: 'receiveCode',
                onDone: {
                  guard: { type: 'isReceived', params: ({ event }) => event.output },
                  actions: { type: 'keepReceivedCode', params: ({ event }) => event.output },
                },
                onError: {},
              },
              on: {
                'code.changed': { actions: 'keepCode' },
                'code.submitted': { guard: 'hasWholeCode', target: 'verifying' },
              },
            },
            verifying: {
              description: 'The provider compares the code.',
              tags: 'busy',
              invoke: {
                id: 'confirmCode',
                src: 'confirmCode',
                input: ({ context }) => ({
                  mobileNumber: context.mobileNumber,
                  code: context.code,
                }),
                onDone: [
                  {
                    guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                    target: '#otp.ended',
                    actions: [
                      { type: 'keepProof', params: ({ event }) => event.output },
                      { type: 'setOutcome', params: { outcome: 'confirmed' } },
                      {
                        type: 'toast',
                        params: { text: texts.codeVerified, tone: 'success', topic },
                      },
                    ],
                  },
                  {
                    guard: { type: 'isNotRequested', params: ({ event }) => event.output },
                    target: '#otp.ended',
                    actions: [
                      { type: 'setOutcome', params: { outcome: 'notRequested' } },
                      {
                        type: 'toast',
                        params: { text: texts.codeNotRequested, tone: 'failure', topic },
                      },
                    ],
                  },
                  {
                    guard: { type: 'hasTooManyTries', params: ({ event }) => event.output },
                    target: 'typing',
                    actions: [
                      { type: 'setProblem', params: { problem: 'tooManyTries' } },
                      'toastWrongCode',
                    ],
                  },
                  {
                    target: 'typing',
                    actions: [
                      { type: 'setProblem', params: { problem: 'wrongCode' } },
                      'toastWrongCode',
                    ],
                  },
                ],
                onError: {
                  target: 'typing',
                  actions: [{ type: 'setProblem', params: { problem: 'failure' } }, 'toastFailure'],
                },
              },
            },
          },
        },
        resend: {
          initial: 'coolingDown',
          states: {
            coolingDown: {
              description: 'A new code can be asked for in a while.',
              after: { resendPause: { target: 'ready' } },
            },
            ready: {
              description: 'A new code can be asked for.',
              on: { 'code.resent': { guard: 'isTyping', target: '#otp.sendingCode' } },
            },
          },
        },
      },
    },
    ended: {
      description: 'The step is over; how is in its output.',
      type: 'final',
    },
  },
});

function outputOf({ outcome, proof, problem }: OtpContext): OtpOutput {
  if (outcome === 'confirmed') return { outcome, proof };
  if (outcome === 'notSent') return { outcome, problem };
  return { outcome };
}
