import { assertEvent, assign, sendTo, setup } from 'xstate';
import { accountTexts } from '../domain/account.texts.ts';
import { confirmationDigits, type DeleteAccountOutcome, isConfirmedBy } from '../domain/account.ts';
import type { Proof } from '../domain/sign-in.ts';
import { texts } from '../domain/texts.ts';
import { notSentReason, type OtpOutput, proofOf } from './kit/otp-setup.ts';
import { ports, refusalOf } from './kit/ports.ts';
import type { Recipient } from './kit/recipient.ts';
import type { Shell } from './kit/shell.ts';
import { otpMachine } from './otp.ts';

/** The event for the account's page. */
export type DeleteAccountNotice = { type: 'deletion.closed' };

interface DeleteAccountInput {
  shell: Shell;
  owner: Recipient<DeleteAccountNotice>;
  userID: string;
  /** E.164. */
  mobileNumber: string;
}

/** The proof is empty until the code was right. */
interface DeleteAccountContext extends DeleteAccountInput, Proof {
  /** The last digits of the number, as the person types them. */
  digits: string;
  /** Why the last try did not succeed, in a sentence. */
  failure: string | null;
  /** A try got no answer, so that the account may be gone (§22.65). */
  isUnanswered: boolean;
}

type DeleteAccountEvent =
  | { type: 'digits.changed'; text: string }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.retried' }
  | { type: 'deletion.closed' };

/** Deletes the person's account, once they have confirmed it twice (§22.63). */
export const deleteAccountMachine = setup({
  types: {
    context: {} as DeleteAccountContext,
    events: {} as DeleteAccountEvent,
    input: {} as DeleteAccountInput,
    children: {} as { otp: 'otp' },
    tags: {} as 'busy',
  },
  actors: { otp: otpMachine, deleteAccount: ports.deleteAccount },
  guards: {
    hasDigits: ({ context: { digits, mobileNumber } }) => isConfirmedBy(digits, mobileNumber),
    isConfirmed: (_, { outcome }: OtpOutput) => outcome === 'confirmed',
    isDeleted: (_, { outcome }: DeleteAccountOutcome) => outcome === 'deleted',
    isTooOld: (_, { outcome }: DeleteAccountOutcome) => outcome === 'proofTooOld',
    isRefused: (_, { outcome }: DeleteAccountOutcome) => outcome === 'refused',
    isUnanswered: ({ context }) => context.isUnanswered,
  },
  actions: {
    keepDigits: assign(({ event }) => {
      assertEvent(event, 'digits.changed');
      return { digits: confirmationDigits(event.text), failure: null };
    }),
    keepProof: assign((_, output: OtpOutput) => proofOf(output)),
    forgetFailure: assign({ failure: null }),
    keepEndOfCode: assign((_, output: OtpOutput) => ({ failure: notSentReason(output) })),
    keepRefusal: assign((_, answer: DeleteAccountOutcome) => ({
      failure: refusalOf(answer),
      isUnanswered: false,
    })),
    // A proof that is of no use any more is no longer held.
    dropProof: assign({
      proof: '',
      provenAt: 0,
      failure: accountTexts.deleteCodeTooOld,
      isUnanswered: false,
    }),
    keepFailure: assign({ failure: accountTexts.deleteFailed }),
    keepUnanswered: assign({ failure: accountTexts.deleteUnanswered, isUnanswered: true }),
    tellDeleted: sendTo(({ context }) => context.shell, { type: 'account.deleted' }),
    tellDoubted: sendTo(({ context }) => context.shell, { type: 'account.doubted' }),
    tellClosed: sendTo(({ context }) => context.owner, { type: 'deletion.closed' }),
  },
}).createMachine({
  id: 'deleteAccount',
  description: 'Deletes the account, after the last digits of its number and a new code.',
  context: ({ input }) => ({
    ...input,
    digits: '',
    proof: '',
    provenAt: 0,
    failure: null,
    isUnanswered: false,
  }),
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The person reads what goes, and types the last digits of their number.',
      on: {
        'digits.changed': { actions: 'keepDigits' },
        'deletion.confirmed': {
          guard: 'hasDigits',
          target: 'provingPhone',
          actions: 'forgetFailure',
        },
        'deletion.closed': { target: 'closed' },
      },
    },
    provingPhone: {
      description: 'The person proves with a new code that the number is still theirs.',
      on: { 'deletion.closed': { target: 'closed' } },
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context: { shell, mobileNumber } }) => ({
          shell,
          owner: null,
          mobileNumber,
          isRequested: false,
          wrongCodeText: texts.codeInvalid,
          failureText: accountTexts.deleteFailed,
        }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'deleting',
            actions: { type: 'keepProof', params: ({ event }) => event.output },
          },
          {
            target: 'confirming',
            actions: { type: 'keepEndOfCode', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'confirming', actions: 'keepFailure' },
      },
    },
    deleting: {
      description: 'The service deletes the account; the dialog stays open until it has answered.',
      tags: 'busy',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context: { userID, proof, provenAt, isUnanswered } }) => ({
          userID,
          proof,
          provenAt,
          isRepeat: isUnanswered,
        }),
        onDone: [
          {
            guard: { type: 'isDeleted', params: ({ event }) => event.output },
            target: 'deleted',
            actions: 'tellDeleted',
          },
          {
            // No code is sent unasked: the question may have been left.
            guard: { type: 'isTooOld', params: ({ event }) => event.output },
            target: 'confirming',
            actions: 'dropProof',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
          { target: 'closed' },
        ],
        // At once: the question may be left unclosed, and what follows may say nothing of the account.
        onError: { target: 'failed', actions: ['keepUnanswered', 'tellDoubted'] },
      },
    },
    failed: {
      description: 'The service refused, or gave no answer; it can be tried again.',
      on: {
        'deletion.retried': { target: 'deleting' },
        'deletion.closed': [
          { guard: 'isUnanswered', target: 'closed', actions: 'tellDoubted' },
          { target: 'closed' },
        ],
      },
    },
    deleted: {
      type: 'final',
      description: 'The account is gone, and the device forgets the person.',
    },
    closed: {
      type: 'final',
      description: 'The account stays, as far as is known, and the question is over.',
      entry: 'tellClosed',
    },
  },
});
