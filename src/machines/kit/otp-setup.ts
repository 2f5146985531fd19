import { assertEvent, assign, enqueueActions, setup, stateIn } from 'xstate';
import {
  type ConfirmCodeOutcome,
  codeDigits,
  codeLength,
  type Proof,
  type ReceiveCodeOutcome,
  resendPauseSeconds,
  type SendCodeOutcome,
} from '../../domain/sign-in.ts';
import { texts } from '../../domain/texts.ts';
import { ports } from './ports.ts';
import type { Recipient } from './recipient.ts';
import { type Shell, toasting } from './shell.ts';

/** Why the last try failed, as the field says it. */
export type OtpProblem = 'none' | 'notSent' | 'wrongCode' | 'tooManyTries' | 'failure';

/** The step's message to the flow that keeps the draft: a code was sent and is to be typed, or is used up. */
export type OtpNotice = { type: 'code.awaited'; isAwaited: boolean };

export type OtpOutput =
  | ({ outcome: 'confirmed' } & Proof)
  | { outcome: 'notSent'; problem: OtpProblem }
  | { outcome: 'notRequested' }
  | { outcome: 'numberChanged' };

export interface OtpInput {
  shell: Shell;
  /** Hears of a code that is sent or used up; null where nothing of the step is kept. */
  owner: Recipient<OtpNotice> | null;
  mobileNumber: string;
  /** Whether a code was sent already, before a reload or while the dialog was closed. */
  isRequested: boolean;
  /** The toasts of a wrong code and of a failure, which differ by flow. */
  wrongCodeText: string;
  failureText: string;
}

export interface OtpContext extends OtpInput, Proof {
  code: string;
  problem: OtpProblem;
}

type OtpEvent =
  | { type: 'code.changed'; text: string }
  | { type: 'code.submitted' }
  | { type: 'code.resent' }
  | { type: 'number.abandoned' };

/** The topic of the toasts on the way to a code, each of which replaces the one before it. */
export const codeTopic = 'code';

/** Types, guards and actions of the one-time-code step; its states stand in `otp.ts`. */
export const otpSetup = setup({
  types: {
    context: {} as OtpContext,
    events: {} as OtpEvent,
    input: {} as OtpInput,
    output: {} as OtpOutput,
    tags: {} as 'busy',
  },
  actors: {
    sendCode: ports.sendCode,
    receiveCode: ports.receiveCode,
    confirmCode: ports.confirmCode,
  },
  delays: { resendPause: resendPauseSeconds * 1_000 },
  guards: {
    isRequested: ({ context }) => context.isRequested,
    isSent: (_, { outcome }: SendCodeOutcome) => outcome === 'sent',
    isConfirmed: (_, { outcome }: ConfirmCodeOutcome) => outcome === 'confirmed',
    isNotRequested: (_, { outcome }: ConfirmCodeOutcome) => outcome === 'notRequested',
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
    keepProof: assign((_, answer: ConfirmCodeOutcome) => proofOf(answer)),
    tellAwaited: enqueueActions(({ context: { owner, proof }, enqueue }) => {
      if (owner) enqueue.sendTo(owner, { type: 'code.awaited', isAwaited: proof === '' });
    }),
    markRequested: assign({ isRequested: true, code: '', problem: 'none' }),
    setProblem: assign((_, { problem }: { problem: OtpProblem }) => ({ problem })),
    toast: toasting(codeTopic),
  },
});

/** The proof of a confirmed code; empty otherwise. */
export function proofOf(output: ConfirmCodeOutcome | OtpOutput): Partial<Proof> {
  if (output.outcome !== 'confirmed') return {};
  const { proof, provenAt } = output;
  return { proof, provenAt };
}

/** Why no code was sent, where more is known than the toast says. */
export function notSentReason(output: OtpOutput): string | null {
  const isTooMany = output.outcome === 'notSent' && output.problem === 'tooManyTries';
  return isTooMany ? texts.tooManyTries : null;
}
