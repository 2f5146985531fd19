import type { ConfirmCodeOutcome } from '../domain/sign-in.ts';
import { texts } from '../domain/texts.ts';
import { type OtpContext, type OtpOutput, otpSetup } from './kit/otp-setup.ts';
import type { Toast } from './kit/shell.ts';

const code = otpSetup.createStateConfig({
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
            target: '#otp.confirmed',
            actions: [
              { type: 'keepProof', params: ({ event }) => event.output },
              'tellAwaited',
              { type: 'toast', params: { text: texts.codeVerified, tone: 'success' } },
            ],
          },
          {
            guard: { type: 'isNotRequested', params: ({ event }) => event.output },
            target: '#otp.notRequested',
            actions: { type: 'toast', params: { text: texts.codeNotRequested, tone: 'failure' } },
          },
          {
            target: 'typing',
            actions: [
              { type: 'setProblem', params: ({ event }) => problemOf(event.output) },
              { type: 'toast', params: wrongCodeToast },
            ],
          },
        ],
        onError: {
          target: 'typing',
          actions: [
            { type: 'setProblem', params: { problem: 'failure' } },
            { type: 'toast', params: failureToast },
          ],
        },
      },
    },
  },
});

/** The one-time code, for every flow that needs a proven number (§2.15, §12.2, §12.3). */
export const otpMachine = otpSetup.createMachine({
  id: 'otp',
  description: 'A six-digit code proves that the number belongs to the person.',
  context: ({ input }) => ({
    ...input,
    code: '',
    problem: 'none',
    proof: '',
    provenAt: 0,
  }),
  // The output of the final state, which XState leaves untyped.
  output: ({ event }) => event.output as OtpOutput,
  on: {
    'number.abandoned': { target: '.numberChanged' },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'The step begins with a new code, unless one was sent before.',
      always: [{ guard: 'isRequested', target: 'entering' }, { target: 'sendingCode' }],
    },
    sendingCode: {
      description: 'The provider is asked to send a code to the number.',
      tags: 'busy',
      entry: { type: 'toast', params: { text: texts.sendingCode, tone: 'info' } },
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
              'tellAwaited',
              { type: 'toast', params: { text: texts.codeSent, tone: 'success' } },
            ],
          },
          {
            target: 'sendingFailed',
            actions: { type: 'setProblem', params: { problem: 'tooManyTries' } },
          },
        ],
        onError: {
          target: 'sendingFailed',
          actions: { type: 'setProblem', params: { problem: 'notSent' } },
        },
      },
    },
    sendingFailed: {
      description: 'No new code is on its way; an earlier one can still be typed.',
      entry: { type: 'toast', params: { text: texts.codeNotSent, tone: 'failure' } },
      always: [
        // Nothing was sent, so there is nothing to wait for.
        { guard: 'isRequested', target: 'entering.resend.ready' },
        { target: 'notSent' },
      ],
    },
    entering: {
      description: 'The person has a code to type.',
      type: 'parallel',
      states: {
        code,
        resend: {
          initial: 'coolingDown',
          states: {
            coolingDown: {
              description: 'Another code can be sent in half a minute.',
              after: { resendPause: { target: 'ready' } },
            },
            ready: {
              description: 'Another code can be sent.',
              on: { 'code.resent': { guard: 'isTyping', target: '#otp.sendingCode' } },
            },
          },
        },
      },
    },
    confirmed: {
      description: 'The code was right.',
      type: 'final',
      output: ({ context: { proof, provenAt } }): OtpOutput => ({
        outcome: 'confirmed',
        proof,
        provenAt,
      }),
    },
    notSent: {
      description: 'No code could be sent.',
      type: 'final',
      output: ({ context }): OtpOutput => ({ outcome: 'notSent', problem: context.problem }),
    },
    notRequested: {
      description: 'The provider knows of no code for the number.',
      type: 'final',
      output: { outcome: 'notRequested' } satisfies OtpOutput,
    },
    numberChanged: {
      description: 'The person wants to use another number.',
      type: 'final',
      output: { outcome: 'numberChanged' } satisfies OtpOutput,
    },
  },
});

function problemOf({ outcome }: ConfirmCodeOutcome): Pick<OtpContext, 'problem'> {
  return { problem: outcome === 'tooManyTries' ? outcome : 'wrongCode' };
}

function wrongCodeToast({ context }: { context: OtpContext }): Toast {
  return { text: context.wrongCodeText, tone: 'failure' };
}

function failureToast({ context }: { context: OtpContext }): Toast {
  return { text: context.failureText, tone: 'failure' };
}
