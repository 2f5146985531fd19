import { assertEvent, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type EventData, eventPath, type HostedEvent } from '../domain/event.ts';
import type {
  CreateEventOutcome,
  FindEventOutcome,
  UpdateEventOutcome,
} from '../domain/hosting.ts';
import type { InviteesDraft } from '../domain/invitees.ts';
import {
  canAddQuestion,
  differences,
  draftOf,
  type EventField,
  type EventProblems,
  emptyNewEvent,
  type Moment,
  NewEventDraft,
  problemsOf,
  toEventData,
  withoutProblem,
  withQuestion,
} from '../domain/new-event.ts';
import { attendingQuestion, type QuestionType } from '../domain/rsvp.ts';
import { texts } from '../domain/texts.ts';
import { type InviteesNotice, inviteesMachine } from './invitees.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { ports } from './kit/ports.ts';
import type { Recipient } from './kit/recipient.ts';
import { type Shell, type Toast, toastEvent } from './kit/shell.ts';

/** What the page of an event that is changed hears. */
export type EditEventNotice =
  | { type: 'event.updated'; eventData: EventData }
  /** The service says something else of the event than the page. */
  | { type: 'event.doubted' }
  | { type: 'event.kept' };

/** The event that is changed, in the host's IANA zone. */
interface Edit {
  id: string;
  event: HostedEvent;
  zone: string;
}

interface CreateEventInput {
  /** The page of an event that is changed; both are null for a new event. */
  owner: Recipient<EditEventNotice> | null;
  edit: Edit | null;
  shell: Shell;
  /** The host's; empty where there is no session. */
  userID: string;
  /** What was typed before a reload, an expired session or a closed tab. */
  draft: NewEventDraft | null;
}

interface CreateEventContext {
  owner: Recipient<EditEventNotice> | null;
  edit: Edit | null;
  shell: Shell;
  userID: string;
  draft: NewEventDraft;
  problems: EventProblems;
  /** The service's own sentence about the last try. */
  refusal: string | null;
}

type CreateEventEvent =
  | { type: 'field.changed'; field: EventField; text: string }
  | { type: 'question.changed'; text: string }
  | { type: 'questionType.changed'; questionType: QuestionType }
  | { type: 'question.added' }
  | { type: 'question.removed'; questionId: string }
  | { type: 'question.reworded'; questionId: string; text: string }
  | { type: 'edit.closed' }
  | { type: 'edit.discarded' }
  | ({ type: 'event.submitted' } & Moment)
  | InviteesNotice;

const createEvent = setup({
  types: {
    context: {} as CreateEventContext,
    events: {} as CreateEventEvent,
    input: {} as CreateEventInput,
    tags: {} as 'draft' | 'busy',
    children: {} as {
      invitees: 'invitees';
      createEvent: 'createEvent';
      updateEvent: 'updateEvent';
      findEvent: 'findEvent';
    },
  },
  actors: {
    createEvent: ports.createEvent,
    updateEvent: ports.updateEvent,
    findEvent: ports.findEvent,
    invitees: inviteesMachine,
  },
  guards: {
    hasProblems: ({ context, event }) => {
      assertEvent(event, 'event.submitted');
      return Object.keys(problemsOf(context.draft, event)).length > 0;
    },
    isEdit: ({ context }) => context.edit !== null,
    isUntouched: ({ context: { edit, draft } }) =>
      edit !== null && differences(draft, draftOf(edit.event, edit.zone)).length === 0,
    hasNoUser: ({ context }) => context.userID === '',
    canAddQuestion: ({ context }) => canAddQuestion(context.draft),
    isRemovable: ({ event }) => {
      assertEvent(event, 'question.removed');
      return event.questionId !== attendingQuestion.questionId;
    },
    hasAddress: (_, answer: CreateEventOutcome) =>
      answer.outcome === 'created' && answer.eventId !== null,
    isCreated: (_, { outcome }: CreateEventOutcome) => outcome === 'created',
    isRefused: (_, { outcome }: CreateEventOutcome | UpdateEventOutcome) => outcome === 'refused',
    isUpdated: (_, { outcome }: UpdateEventOutcome) => outcome === 'updated',
    isNewer: ({ context }, answer: FindEventOutcome) =>
      answer.outcome === 'found' && answer.event.version !== context.edit?.event.version,
  },
  actions: {
    keepField: assign(({ context: { draft, problems }, event }) => {
      assertEvent(event, 'field.changed');
      return {
        draft: { ...draft, form: { ...draft.form, [event.field]: event.text } },
        problems: withoutProblem(problems, event.field),
      };
    }),
    keepInvitees: assign(({ context: { draft, problems }, event }) => {
      assertEvent(event, 'invitees.changed');
      const invitees: InviteesDraft = event.invitees;
      return { draft: { ...draft, invitees }, problems: withoutProblem(problems, 'invitees') };
    }),
    keepQuestion: assign(({ context: { draft, problems }, event }) => {
      assertEvent(event, 'question.changed');
      return {
        draft: { ...draft, questionText: event.text },
        problems: withoutProblem(problems, 'question'),
      };
    }),
    keepQuestionType: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'questionType.changed');
      return { draft: { ...draft, questionType: event.questionType } };
    }),
    addQuestion: assign(({ context: { draft, problems, edit } }) => ({
      draft: {
        ...draft,
        questions: withQuestion(draft, edit?.event.rsvpQuestionnaire ?? []),
        questionText: '',
        questionType: 'text',
      },
      problems: withoutProblem(problems, 'question'),
    })),
    rewordQuestion: assign(({ context: { draft, problems }, event }) => {
      assertEvent(event, 'question.reworded');
      const questions = draft.questions.map((question) =>
        question.questionId === event.questionId
          ? { ...question, questionText: event.text }
          : question,
      );
      return { draft: { ...draft, questions }, problems: withoutProblem(problems, 'questions') };
    }),
    removeQuestion: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'question.removed');
      const questions = draft.questions.filter(({ questionId }) => questionId !== event.questionId);
      return { draft: { ...draft, questions } };
    }),
    showProblems: assign(({ context, event }) => {
      assertEvent(event, 'event.submitted');
      return { problems: problemsOf(context.draft, event) };
    }),
    forgetProblems: assign({ problems: {}, refusal: null }),
    keepFailure: assign({ refusal: texts.eventNotUpdated }),
    // The form stays as typed; the next press sends it with the newest version.
    keepNewest: assign(({ context: { edit } }, answer: FindEventOutcome) => ({
      edit: edit && answer.outcome === 'found' ? { ...edit, event: answer.event } : edit,
      refusal: null,
    })),
    tellUpdated: sendTo(ownerOf, ({ context: { draft, edit } }) => ({
      type: 'event.updated',
      eventData: toEventData(draft, edit?.zone ?? '', edit?.event ?? null),
    })),
    tellDoubted: sendTo(ownerOf, { type: 'event.doubted' }),
    tellKept: sendTo(ownerOf, { type: 'event.kept' }),
    keepRefusal: assign((_, answer: CreateEventOutcome | UpdateEventOutcome) => ({
      refusal: answer.outcome === 'refused' ? answer.message : null,
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
      }),
    ),
    alertFailed: sendTo(({ context }) => context.shell, {
      type: 'alert.raised',
      alert: { title: texts.eventNotCreated, message: texts.eventNotCreatedMessage },
    }),
    toast: sendTo(
      ({ context }) => context.shell,
      (_, toast: Toast) => toastEvent(toast),
    ),
  },
});

const updating = createEvent.createStateConfig({
  description: 'The service is asked to change the event; pressing again changes nothing.',
  tags: 'busy',
  invoke: {
    id: 'updateEvent',
    src: 'updateEvent',
    input: ({ context: { userID, draft, edit } }) => {
      if (!edit) throw new Error('A new event is not updated.');
      const { id, event, zone } = edit;
      const eventData = toEventData(draft, zone, event);
      const version = event.version ?? null;
      return { userID, id, eventData, invitees: draft.invitees.numbers, version };
    },
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
    onError: { target: 'editing', actions: 'keepFailure' },
  },
});

const comparing = createEvent.createStateConfig({
  description:
    'The change was refused: the event may have been changed elsewhere, and is asked for.',
  tags: 'busy',
  invoke: {
    id: 'findEvent',
    src: 'findEvent',
    input: ({ context: { userID, edit } }) => ({ userID, id: edit?.id ?? '' }),
    onDone: [
      {
        guard: { type: 'isNewer', params: ({ event }) => event.output },
        target: 'editing',
        actions: { type: 'keepNewest', params: ({ event }) => event.output },
      },
      { target: 'editing' },
    ],
    onError: { target: 'editing' },
  },
});

/**
 * Hosts an event: the form, its invitees and its questions (§2.26, §5.10, §8.8). An event that exists is
 * changed in the same form (§22.53).
 */
export const createEventMachine = createEvent.createMachine({
  id: 'createEvent',
  description: 'Hosts an event and invites people to it, or changes one.',
  context: ({ input: { owner, edit, shell, userID, draft } }) => ({
    owner,
    edit,
    shell,
    userID,
    draft: draft ?? (edit ? draftOf(edit.event, edit.zone) : emptyNewEvent),
    problems: {},
    refusal: null,
  }),
  initial: 'editing',
  invoke: {
    id: 'invitees',
    src: 'invitees',
    input: ({ context, self }) => ({
      owner: self,
      shell: context.shell,
      draft: context.draft.invitees,
    }),
    onError: {},
  },
  on: { 'invitees.changed': { actions: 'keepInvitees' } },
  states: {
    editing: {
      description: 'The host fills in the form; all of it is kept on the device.',
      tags: 'draft',
      on: {
        'field.changed': { actions: 'keepField' },
        'question.changed': { actions: 'keepQuestion' },
        'questionType.changed': { actions: 'keepQuestionType' },
        'question.added': { guard: 'canAddQuestion', actions: 'addQuestion' },
        'question.removed': { guard: 'isRemovable', actions: 'removeQuestion' },
        'question.reworded': { guard: 'isEdit', actions: 'rewordQuestion' },
        'edit.closed': [
          { guard: 'isUntouched', target: 'discarded', actions: 'tellKept' },
          { guard: 'isEdit', actions: 'tellKept' },
        ],
        'edit.discarded': { guard: 'isEdit', target: 'discarded', actions: 'tellKept' },
        'event.submitted': [
          { guard: 'hasProblems', actions: 'showProblems' },
          {
            guard: 'hasNoUser',
            actions: { type: 'toast', params: { text: texts.notLoggedIn, tone: 'failure' } },
          },
          { guard: 'isEdit', target: 'updating', actions: 'forgetProblems' },
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
    updating,
    comparing,
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

function ownerOf({ context: { owner } }: { context: CreateEventContext }) {
  if (!owner) throw new Error('A new event has no page yet.');
  return owner;
}

/** The draft: the form. */
export const createEventDraft: DraftKeeper<
  SnapshotFrom<typeof createEventMachine>,
  typeof NewEventDraft
> = {
  flow: 'create-event',
  schema: NewEventDraft,
  of: ({ context }) => context.draft,
};
