import { assertEvent, assign, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { HostedEvent, Moment } from '../domain/event.ts';
import { afterChange, afterRewording, type FormChange, formChanges } from '../domain/event-form.ts';
import { type EventProblems, problemsOf } from '../domain/event-problems.ts';
import type { FindEventOutcome, UpdateEventOutcome } from '../domain/hosting.ts';
import {
  canAddQuestion,
  differences,
  draftIn,
  draftOf,
  eventAfter,
  NewEventDraft,
  toEventData,
  withoutGone,
} from '../domain/new-event.ts';
import { isAttendingQuestion } from '../domain/rsvp.ts';
import { isBlank } from '../domain/shown-text.ts';
import { texts } from '../domain/texts.ts';
import { inviteesMachine } from './invitees.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { inviteesOfForm, onFormChange } from './kit/event-form.ts';
import { ports, refusalOf } from './kit/ports.ts';
import type { Recipient } from './kit/recipient.ts';
import { type Shell, sessionTopic, toasting } from './kit/shell.ts';

/** The events for the event's page. */
export type EditEventNotice =
  /** The event as it has become, with its former version: the service has not told the new one. */
  | { type: 'event.updated'; event: HostedEvent }
  /** The event may be other than the page shows it. */
  | { type: 'event.doubted' }
  | { type: 'event.kept' };

interface EditEventInput {
  /** The page of the event. */
  owner: Recipient<EditEventNotice>;
  shell: Shell;
  /** The host's; empty where there is no session. */
  userID: string;
  /** The event's identifier. */
  id: string;
  event: HostedEvent;
  /** The host's IANA zone. */
  zone: string;
  /** What was typed before a reload, an expired session or a closed dialog. */
  draft: NewEventDraft | null;
}

/** `event` is the newest that the service has told. */
interface EditEventContext extends EditEventInput {
  draft: NewEventDraft;
  problems: EventProblems;
  /** Why the last try did not succeed. */
  refusal: string | null;
  /** Whether the change was sent again since the last press. */
  isSentAgain: boolean;
}

type EditEventEvent =
  | FormChange
  | { type: 'question.reworded'; questionId: string; text: string }
  | { type: 'edit.closed' }
  | { type: 'edit.discarded' }
  | ({ type: 'event.submitted' } & Moment);

/** Changes an event that exists, in the form of a new one (§22.53). */
export const editEventMachine = setup({
  types: {
    context: {} as EditEventContext,
    events: {} as EditEventEvent,
    input: {} as EditEventInput,
    tags: {} as 'draft' | 'busy',
    children: {} as {
      invitees: 'invitees';
      updateEvent: 'updateEvent';
      findEvent: 'findEvent';
    },
  },
  actors: {
    updateEvent: ports.updateEvent,
    findEvent: ports.findEvent,
    invitees: inviteesMachine,
  },
  guards: {
    hasProblems: ({ context, event }) => {
      assertEvent(event, 'event.submitted');
      const draft = draftNow(context, event.zone);
      return Object.keys(problemsOf(draft, event, context.event)).length > 0;
    },
    isUntouched: ({ context: { event, zone, draft } }) =>
      draft.invitees.text.trim() === '' &&
      isBlank(draft.questionText) &&
      differences(draft, draftOf(event, zone)).length === 0,
    hasNoUser: ({ context }) => context.userID === '',
    canAddQuestion: ({ context }) => canAddQuestion(context.draft),
    isRemovable: (_, question: { questionId: string }) => !isAttendingQuestion(question),
    isUpdated: (_, { outcome }: UpdateEventOutcome) => outcome === 'updated',
    isRefused: (_, { outcome }: UpdateEventOutcome) => outcome === 'refused',
    isChangedElsewhere: ({ context }, answer: FindEventOutcome) => {
      const { event, zone } = context;
      const newer = newerOf(context, answer);
      if (newer === null) return false;
      const told = draftOf(newer, zone);
      const others = differences(draftBeside(newer, context), told);
      // A part that says what the form says may have been saved here, and the answer lost.
      return differences(draftOf(event, zone), told).some((part) => others.includes(part));
    },
    // Nothing else is new, such as after a change that the host saved here just before.
    isToSendAgain: ({ context }, answer: FindEventOutcome) =>
      newerOf(context, answer) !== null && !context.isSentAgain,
  },
  actions: {
    keepChange: assign(({ context, event }) => {
      assertEvent(event, formChanges);
      return afterChange(context, event, context.event.rsvpQuestionnaire ?? []);
    }),
    rewordQuestion: assign(({ context, event }) => {
      assertEvent(event, 'question.reworded');
      return afterRewording(context, event);
    }),
    followZone: assign(({ context, event }) => {
      assertEvent(event, 'event.submitted');
      const { zone } = event;
      return { draft: draftNow(context, zone), zone };
    }),
    showProblems: assign(({ context, event }) => {
      assertEvent(event, 'event.submitted');
      return { problems: problemsOf(context.draft, event, context.event) };
    }),
    forgetProblems: assign({ problems: {}, refusal: null, isSentAgain: false }),
    keepFailure: assign({ refusal: texts.eventNotUpdated }),
    dropGone: enqueueActions(({ context, enqueue }, answer: FindEventOutcome) => {
      const newer = newerOf(context, answer);
      if (newer === null) return;
      const draft = draftBeside(newer, context);
      const { numbers } = draft.invitees;
      for (const number of context.draft.invitees.numbers)
        if (!numbers.includes(number))
          enqueue.sendTo('invitees', { type: 'invitee.removed', number });
      enqueue.assign({ draft });
    }),
    // The form stays as typed; the next press sends it with the newest version.
    keepNewest: assign(({ context }, answer: FindEventOutcome) => ({
      event: newerOf(context, answer) ?? context.event,
      refusal: null,
    })),
    followVersion: assign(({ context }, answer: FindEventOutcome) => {
      const newer = newerOf(context, answer);
      if (newer === null) return {};
      return { event: newer, draft: { ...context.draft, version: newer.version ?? undefined } };
    }),
    beginAgain: assign({ refusal: null, isSentAgain: true }),
    keepRefusal: assign((_, answer: UpdateEventOutcome) => ({
      refusal: refusalOf(answer),
    })),
    tellUpdated: enqueueActions(({ context: { owner, draft, zone, event }, enqueue }) => {
      // In development XState logs what a page that was left is told: the guests' numbers are in it.
      if (owner.getSnapshot().status !== 'active') return;
      enqueue.sendTo(owner, { type: 'event.updated', event: eventAfter(draft, zone, event) });
    }),
    tellDoubted: sendTo(({ context }) => context.owner, { type: 'event.doubted' }),
    tellKept: sendTo(({ context }) => context.owner, { type: 'event.kept' }),
    toast: toasting(),
  },
}).createMachine({
  id: 'editEvent',
  description: 'Changes an event that the person hosts, its guests and its questions.',
  context: ({ input }) => ({
    ...input,
    draft: input.draft
      ? draftIn(input.zone, input.draft, input.event)
      : draftOf(input.event, input.zone),
    problems: {},
    refusal: null,
    isSentAgain: false,
  }),
  initial: 'editing',
  invoke: inviteesOfForm,
  on: { 'invitees.changed': { actions: 'keepChange' } },
  states: {
    editing: {
      description: 'The host changes the form; all of it is kept on the device.',
      tags: 'draft',
      on: {
        ...onFormChange,
        'question.reworded': { actions: 'rewordQuestion' },
        'edit.closed': [
          { guard: 'isUntouched', target: 'discarded', actions: 'tellKept' },
          { actions: 'tellKept' },
        ],
        'edit.discarded': { target: 'discarded', actions: 'tellKept' },
        'event.submitted': [
          { guard: 'hasProblems', actions: ['followZone', 'showProblems'] },
          {
            guard: 'hasNoUser',
            actions: {
              type: 'toast',
              params: { text: texts.notLoggedIn, tone: 'failure', topic: sessionTopic },
            },
          },
          { target: 'updating', actions: ['followZone', 'forgetProblems'] },
        ],
      },
    },
    updating: {
      description: 'The service is asked to change the event; pressing again changes nothing.',
      tags: 'busy',
      invoke: {
        id: 'updateEvent',
        src: 'updateEvent',
        input: ({ context: { userID, id, draft, zone, event } }) => ({
          userID,
          id,
          eventData: toEventData(draft, zone, event),
          invitees: draft.invitees.numbers,
          version: event.version ?? null,
        }),
        onDone: [
          {
            guard: { type: 'isUpdated', params: ({ event }) => event.output },
            target: 'updated',
            actions: [
              'tellUpdated',
              { type: 'toast', params: { text: texts.eventUpdated, tone: 'success' } },
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'comparing',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'tellDoubted'],
          },
          { target: 'editing' },
        ],
        // The event may have been changed: the page behind the form asks for it.
        onError: { target: 'editing', actions: ['keepFailure', 'tellDoubted'] },
      },
    },
    comparing: {
      description:
        'The change was refused: the newest event is asked for; if it was changed nowhere else, the change is sent once more.',
      tags: 'busy',
      invoke: {
        id: 'findEvent',
        src: 'findEvent',
        input: ({ context: { userID, id } }) => ({ userID, id, isShown: true }),
        onDone: [
          {
            guard: { type: 'isChangedElsewhere', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              { type: 'dropGone', params: ({ event }) => event.output },
              { type: 'keepNewest', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isToSendAgain', params: ({ event }) => event.output },
            target: 'updating',
            actions: [
              { type: 'dropGone', params: ({ event }) => event.output },
              { type: 'followVersion', params: ({ event }) => event.output },
              'beginAgain',
            ],
          },
          {
            target: 'editing',
            actions: [
              { type: 'dropGone', params: ({ event }) => event.output },
              { type: 'followVersion', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'editing' },
      },
    },
    discarded: {
      description: 'The event stays as it is, and nothing that was typed is kept.',
      type: 'final',
    },
    updated: {
      description: 'The event is changed, and nothing of the form is kept.',
      type: 'final',
    },
  },
});

/** The event of an answer, if it is of another version than the one that the form knows. */
function newerOf({ event }: EditEventContext, answer: FindEventOutcome): HostedEvent | null {
  return answer.outcome === 'found' && answer.event.version !== event.version ? answer.event : null;
}

/** The draft without the guests who are gone from a newer event. */
function draftBeside(newer: HostedEvent, { event, zone, draft }: EditEventContext): NewEventDraft {
  return withoutGone(draft, draftOf(event, zone), draftOf(newer, zone));
}

/** The draft in the zone in which the device is by now. */
function draftNow({ draft, zone, event }: EditEventContext, now: string): NewEventDraft {
  return draftIn(now, { ...draft, zone }, event);
}

/** The draft: the form, under the name that drafts of older builds have on the device. */
export const editEventDraft: DraftKeeper<
  SnapshotFrom<typeof editEventMachine>,
  typeof NewEventDraft
> = {
  flow: 'create-event.edit',
  schema: NewEventDraft,
  of: ({ context: { draft, zone } }) => ({ ...draft, zone }),
};
