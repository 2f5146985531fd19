import * as v from 'valibot';
import { assertEvent, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { CancelMessage } from '../domain/event.ts';
import type { CancelOutcome } from '../domain/own-booking.ts';
import { texts } from '../domain/texts.ts';
import { cancelling } from './kit/cancelling.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { ports, refusalOf } from './kit/ports.ts';
import type { Recipient } from './kit/recipient.ts';
import { type Shell, toastEvent } from './kit/shell.ts';

/** The events for the event's page. */
export type CancelEventNotice =
  | { type: 'event.cancelled'; message: string }
  /** The event may be other than the page shows it. */
  | { type: 'event.doubted' }
  | { type: 'event.kept' };

/** The draft of a cancellation, per user and event: the sentence for the guests. */
const CancelEventDraft = v.object({ message: CancelMessage });

interface CancelEventInput {
  shell: Shell;
  owner: Recipient<CancelEventNotice>;
  userID: string;
  /** The event's identifier. */
  id: string;
  draft: v.InferOutput<typeof CancelEventDraft> | null;
}

interface CancelEventContext extends Omit<CancelEventInput, 'draft'> {
  /** What the guests read, as typed. */
  message: string;
  /** Why the last try did not succeed, in a sentence. */
  failure: string | null;
}

type CancelEventEvent =
  | { type: 'message.changed'; text: string }
  | { type: 'cancel.closed' }
  | { type: 'cancel.confirmed' };

/** Cancels an event, once the host has confirmed it (§22.50). */
export const cancelEventMachine = setup({
  types: {
    context: {} as CancelEventContext,
    events: {} as CancelEventEvent,
    input: {} as CancelEventInput,
    tags: {} as 'draft' | 'busy',
  },
  actors: { cancelEvent: ports.cancelEvent },
  guards: {
    isCancelled: (_, { outcome }: CancelOutcome) => outcome === 'cancelled',
    isRefused: (_, { outcome }: CancelOutcome) => outcome === 'refused',
  },
  actions: {
    keepMessage: assign(({ event }) => {
      assertEvent(event, 'message.changed');
      return { message: event.text };
    }),
    keepRefusal: assign((_, answer: CancelOutcome) => ({
      failure: refusalOf(answer),
    })),
    keepFailure: assign({ failure: texts.eventNotCancelled }),
    forgetFailure: assign({ failure: null }),
    tellCancelled: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'event.cancelled', message: context.message.trim() }),
    ),
    tellDoubted: sendTo(({ context }) => context.owner, { type: 'event.doubted' }),
    tellKept: sendTo(({ context }) => context.owner, { type: 'event.kept' }),
    toastCancelled: sendTo(
      ({ context }) => context.shell,
      toastEvent({ text: texts.eventCancelled, tone: 'success' }),
    ),
  },
}).createMachine({
  id: 'cancelEvent',
  description: 'Cancels one event, in a dialog that names it.',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    message: draft?.message ?? '',
    failure: null,
  }),
  initial: 'asking',
  states: {
    asking: {
      description:
        'The host is asked whether the event is to be cancelled, and what its guests shall read.',
      tags: 'draft',
      on: {
        'message.changed': { actions: 'keepMessage' },
        'cancel.closed': { actions: 'tellKept' },
        'cancel.confirmed': { target: 'cancelling', actions: 'forgetFailure' },
      },
    },
    cancelling: cancelling({
      call: 'cancelEvent',
      asked: ({ userID, id, message }: CancelEventContext) => ({
        userID,
        id,
        message: message.trim(),
      }),
      cancelled: { target: 'cancelled', actions: ['tellCancelled', 'toastCancelled'] },
      doubted: ['tellDoubted'],
    }),
    cancelled: {
      type: 'final',
      description: 'The event is cancelled, and nothing of the sentence is kept.',
    },
  },
});

/** The draft that keeps the typed sentence. */
export const cancelEventDraft: DraftKeeper<
  SnapshotFrom<typeof cancelEventMachine>,
  typeof CancelEventDraft
> = {
  flow: 'cancel-event',
  schema: CancelEventDraft,
  of: ({ context: { message } }) => ({ message }),
};
