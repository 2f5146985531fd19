import { assertEvent, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Moment } from '../domain/event.ts';
import { afterChange, type FormChange, formChanges } from '../domain/event-form.ts';
import { type EventProblems, problemsOf } from '../domain/event-problems.ts';
import type { CreateEventOutcome } from '../domain/hosting.ts';
import {
  canAddQuestion,
  emptyNewEvent,
  isEmpty,
  NewEventDraft,
  toEventData,
} from '../domain/new-event.ts';
import { eventPath } from '../domain/page-paths.ts';
import { isAttendingQuestion } from '../domain/rsvp.ts';
import { texts } from '../domain/texts.ts';
import { inviteesMachine } from './invitees.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { inviteesOfForm, onFormChange } from './kit/event-form.ts';
import { ports, refusalOf } from './kit/ports.ts';
import { type Shell, sessionTopic, toasting } from './kit/shell.ts';

interface CreateEventInput {
  shell: Shell;
  /** The host's; empty where there is no session. */
  userID: string;
  /** What was typed before a reload, an expired session or a closed tab. */
  draft: NewEventDraft | null;
}

interface CreateEventContext extends CreateEventInput {
  draft: NewEventDraft;
  problems: EventProblems;
  /** The service's own sentence about the last try. */
  refusal: string | null;
}

type CreateEventEvent = FormChange | ({ type: 'event.submitted' } & Moment);

/** Hosts an event: the form, its invitees and its questions (§2.26, §5.10, §8.8). */
export const createEventMachine = setup({
  types: {
    context: {} as CreateEventContext,
    events: {} as CreateEventEvent,
    input: {} as CreateEventInput,
    tags: {} as 'draft' | 'busy',
    children: {} as { invitees: 'invitees'; createEvent: 'createEvent' },
  },
  actors: { createEvent: ports.createEvent, invitees: inviteesMachine },
  guards: {
    hasProblems: ({ context, event }) => {
      assertEvent(event, 'event.submitted');
      return Object.keys(problemsOf(context.draft, event)).length > 0;
    },
    hasNoUser: ({ context }) => context.userID === '',
    canAddQuestion: ({ context }) => canAddQuestion(context.draft),
    isRemovable: (_, question: { questionId: string }) => !isAttendingQuestion(question),
    hasAddress: (_, answer: CreateEventOutcome) =>
      answer.outcome === 'created' && answer.eventId !== null,
    isCreated: (_, { outcome }: CreateEventOutcome) => outcome === 'created',
    isRefused: (_, { outcome }: CreateEventOutcome) => outcome === 'refused',
  },
  actions: {
    keepChange: assign(({ context, event }) => {
      assertEvent(event, formChanges);
      return afterChange(context, event);
    }),
    showProblems: assign(({ context, event }) => {
      assertEvent(event, 'event.submitted');
      return { problems: problemsOf(context.draft, event) };
    }),
    forgetProblems: assign({ problems: {}, refusal: null }),
    keepRefusal: assign((_, answer: CreateEventOutcome) => ({
      refusal: refusalOf(answer),
    })),
    startOver: assign(({ context }) => ({
      draft: { ...emptyNewEvent, invitees: context.draft.invitees },
    })),
    clearInvitees: sendTo('invitees', { type: 'invitees.cleared' }),
    alertCreated: sendTo(({ context }) => context.shell, {
      type: 'alert.raised',
      alert: { title: texts.eventCreated, message: texts.eventCreatedMessage },
    }),
    openEvent: sendTo(
      ({ context }) => context.shell,
      (_, answer: CreateEventOutcome) => ({
        type: 'route.requested',
        to: eventPath(answer.outcome === 'created' ? (answer.eventId ?? '') : ''),
        // The host may have left the form meanwhile.
        from: '/create-events',
      }),
    ),
    alertFailed: sendTo(({ context }) => context.shell, {
      type: 'alert.raised',
      alert: { title: texts.eventNotCreated, message: texts.eventNotCreatedMessage },
    }),
    toast: toasting(),
  },
}).createMachine({
  id: 'createEvent',
  description: 'Hosts an event and invites people to it.',
  context: ({ input }) => ({
    ...input,
    draft: input.draft ?? emptyNewEvent,
    problems: {},
    refusal: null,
  }),
  initial: 'editing',
  invoke: inviteesOfForm,
  on: { 'invitees.changed': { actions: 'keepChange' } },
  states: {
    editing: {
      description: 'The host fills in the form; all of it is kept on the device.',
      tags: 'draft',
      on: {
        ...onFormChange,
        'event.submitted': [
          { guard: 'hasProblems', actions: 'showProblems' },
          {
            guard: 'hasNoUser',
            actions: {
              type: 'toast',
              params: { text: texts.notLoggedIn, tone: 'failure', topic: sessionTopic },
            },
          },
          { target: 'creating', actions: 'forgetProblems' },
        ],
      },
    },
    creating: {
      description: 'The service is asked to create the event; pressing again changes nothing.',
      tags: 'busy',
      invoke: {
        id: 'createEvent',
        src: 'createEvent',
        input: ({ context: { userID, draft }, event }) => {
          assertEvent(event, 'event.submitted');
          const eventData = toEventData(draft, event.zone, null);
          return { userID, eventData, invitees: draft.invitees.numbers };
        },
        onDone: [
          {
            guard: { type: 'hasAddress', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              'startOver',
              'clearInvitees',
              'alertCreated',
              { type: 'openEvent', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isCreated', params: ({ event }) => event.output },
            target: 'editing',
            actions: ['startOver', 'clearInvitees', 'alertCreated'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'editing',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'alertFailed'],
          },
          { target: 'editing' },
        ],
        onError: { target: 'editing', actions: 'alertFailed' },
      },
    },
  },
});

/** The draft: the form. */
export const createEventDraft: DraftKeeper<
  SnapshotFrom<typeof createEventMachine>,
  typeof NewEventDraft
> = {
  flow: 'create-event',
  schema: NewEventDraft,
  of: ({ context }) => context.draft,
  isBlank: ({ context }) => isEmpty(context.draft),
};
