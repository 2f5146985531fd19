import { assertEvent, assign, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate';
import {
  type InvitationKind,
  isAnswered,
  isExpired,
  type RespondOutcome,
  RsvpDraft,
} from '../domain/invitation.ts';
import {
  attendanceOf,
  type GivenAnswers,
  notNumbers,
  questionsToAsk,
  type RsvpQuestion,
  type RsvpResponses,
  toGivenAnswers,
  toResponses,
  withAttendance,
} from '../domain/rsvp.ts';
import { texts } from '../domain/texts.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { ports } from './kit/ports.ts';
import { type Shell, toastEvent } from './kit/shell.ts';

interface RsvpInput {
  shell: Shell;
  kind: InvitationKind;
  userID: string;
  /** The event's or the organisation's identifier. */
  id: string;
  questionnaire: RsvpQuestion[];
  status: string;
  responses: RsvpResponses;
  /** The last instant to answer, in milliseconds; null for none. */
  deadline: number | null;
  /** The current time, in milliseconds. */
  now: number;
  /** The unsent answers from before a reload or an expired session. */
  draft: RsvpDraft | null;
}

interface RsvpContext extends Omit<RsvpInput, 'questionnaire' | 'status' | 'responses' | 'draft'> {
  questions: RsvpQuestion[];
  /** The answers that the service has; null while it waits for them. */
  answered: GivenAnswers | null;
  answers: GivenAnswers;
  isChanging: boolean;
  /** The ids of questions whose answer is no number. */
  faulty: string[];
  /** The service's own sentence about the last try. */
  refusal: string | null;
}

type RsvpEvent =
  | { type: 'attendance.answered'; isAttending: boolean }
  | { type: 'question.answered'; questionId: string; answer: boolean | string }
  /** `now` in milliseconds. */
  | { type: 'rsvp.submitted'; now: number }
  | { type: 'change.requested' }
  | { type: 'change.cancelled' };

const rsvp = setup({
  types: {
    context: {} as RsvpContext,
    events: {} as RsvpEvent,
    input: {} as RsvpInput,
  },
  actors: { respond: ports.respond, awaitInstant: ports.awaitInstant },
  guards: {
    isExpired: ({ context }) => isExpired(context.deadline, context.now),
    isAnswered: ({ context }) => context.answered !== null && !context.isChanging,
    hasAnswered: ({ context }) => context.answered !== null,
    isSubmitting: stateIn({ open: 'submitting' }),
    isAttending: ({ context }) => attendanceOf(context.answers) === true,
    isNotAttending: ({ context }) => attendanceOf(context.answers) === false,
    isUndecided: ({ context }) => attendanceOf(context.answers) === null,
    isAttendingNow: ({ event }) => {
      assertEvent(event, 'attendance.answered');
      return event.isAttending;
    },
    isTooLate: ({ context, event }) => {
      assertEvent(event, 'rsvp.submitted');
      return isExpired(context.deadline, event.now);
    },
    hasNoNumber: ({ context }) => notNumbers(context.questions, context.answers).length > 0,
    isAccepted: (_, { outcome }: RespondOutcome) => outcome === 'answered',
    isPast: (_, { outcome }: RespondOutcome) => outcome === 'expired',
    isRefused: (_, { outcome }: RespondOutcome) => outcome === 'refused',
  },
  actions: {
    beginAfresh: assign(({ event }) => {
      assertEvent(event, 'attendance.answered');
      return { answers: withAttendance(event.isAttending), faulty: [], refusal: null };
    }),
    keepAnswer: assign(({ context, event }) => {
      assertEvent(event, 'question.answered');
      return {
        answers: { ...context.answers, [event.questionId]: event.answer },
        faulty: context.faulty.filter((id) => id !== event.questionId),
      };
    }),
    markFaulty: assign(({ context }) => ({
      faulty: notNumbers(context.questions, context.answers),
    })),
    beginChange: assign(({ context }) => ({
      answers: context.answered ?? {},
      isChanging: true,
    })),
    endChange: assign({ isChanging: false, faulty: [], refusal: null }),
    keepAnswered: assign(({ context }) => ({ answered: context.answers, isChanging: false })),
    forgetRefusal: assign({ faulty: [], refusal: null }),
    keepRefusal: assign((_, answer: RespondOutcome) => ({
      refusal: answer.outcome === 'refused' ? answer.message : null,
    })),
    keepNow: assign((_, { now }: { now: number }) => ({ now })),
    alertIncomplete: sendTo(
      ({ context }) => context.shell,
      ({ context }) => ({
        type: 'alert.raised',
        alert: { title: texts.incomplete, message: texts.attendanceMissing[context.kind] },
      }),
    ),
    alertExpired: sendTo(
      ({ context }) => context.shell,
      ({ context }) => ({
        type: 'alert.raised',
        alert: { title: texts.rsvpExpired, message: texts.expired[context.kind] },
      }),
    ),
    alertFailed: sendTo(({ context }) => context.shell, {
      type: 'alert.raised',
      alert: { title: texts.submissionFailed, message: texts.submissionFailedMessage },
    }),
    toastFailed: sendTo(
      ({ context }) => context.shell,
      toastEvent({ text: texts.rsvpFailed, tone: 'failure' }),
    ),
  },
});

const answering = rsvp.createStateConfig({
  description: 'The person chooses and types the answer.',
  tags: 'draft',
  initial: 'unanswered',
  on: {
    'attendance.answered': [
      { guard: 'isAttendingNow', target: '.attending', actions: 'beginAfresh' },
      { target: '.notAttending', actions: 'beginAfresh' },
    ],
    'rsvp.submitted': [
      { guard: 'isTooLate', target: '#rsvp.expired', actions: 'alertExpired' },
      { guard: 'isUndecided', actions: 'alertIncomplete' },
      { guard: 'hasNoNumber', actions: 'markFaulty' },
      { target: 'submitting', actions: 'forgetRefusal' },
    ],
    'change.cancelled': { guard: 'hasAnswered', target: 'answered', actions: 'endChange' },
  },
  states: {
    unanswered: {
      description: 'It is not said yet whether the person will attend.',
    },
    attending: {
      description: 'The person will attend, and is asked the further questions.',
      on: { 'question.answered': { actions: 'keepAnswer' } },
    },
    notAttending: {
      description: 'The person will not attend; no further question is asked.',
    },
  },
});

const submitting = rsvp.createStateConfig({
  description: 'The answer is on its way; pressing again changes nothing.',
  tags: 'busy',
  invoke: {
    id: 'respond',
    src: 'respond',
    input: ({ context: { kind, userID, id, questions, answers } }) => ({
      kind,
      userID,
      id,
      responses: toResponses(questions, answers),
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'starting',
        actions: 'keepAnswered',
      },
      {
        guard: { type: 'isPast', params: ({ event }) => event.output },
        target: '#rsvp.expired',
        actions: 'alertExpired',
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: 'starting',
        actions: [
          { type: 'keepRefusal', params: ({ event }) => event.output },
          'toastFailed',
          'alertFailed',
        ],
      },
      { target: 'starting' },
    ],
    onError: { target: 'starting', actions: ['toastFailed', 'alertFailed'] },
  },
});

/** Answers one invitation, to an event or to an organisation (§4.20, §5.18, §19.4). */
export const rsvpMachine = rsvp.createMachine({
  id: 'rsvp',
  description: 'Answers an invitation until its deadline has passed.',
  context: ({ input: { questionnaire, status, responses, draft, ...input } }) => {
    const answered = isAnswered(status) ? toGivenAnswers(responses) : null;
    return {
      ...input,
      questions: questionsToAsk(questionnaire),
      answered,
      answers: draft?.answers ?? answered ?? {},
      isChanging: answered !== null && (draft?.isChanging ?? false),
      faulty: [],
      refusal: null,
    };
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'The clock and the earlier answer decide the first state.',
      always: [{ guard: 'isExpired', target: 'expired' }, { target: 'open' }],
    },
    open: {
      description: 'The invitation can be answered.',
      initial: 'starting',
      invoke: {
        id: 'awaitInstant',
        src: 'awaitInstant',
        // Expired means after the deadline: its own millisecond still counts.
        input: ({ context }) => ({ at: (context.deadline ?? Number.POSITIVE_INFINITY) + 1 }),
        onDone: [
          {
            // An answer on its way was given in time: the service decides about it.
            guard: 'isSubmitting',
            actions: { type: 'keepNow', params: ({ event }) => event.output },
          },
          {
            target: 'expired',
            actions: { type: 'keepNow', params: ({ event }) => event.output },
          },
        ],
        onError: {},
      },
      states: {
        starting: {
          description: 'The answer goes on where it was left.',
          always: [
            { guard: 'isExpired', target: '#rsvp.expired' },
            { guard: 'isAnswered', target: 'answered' },
            { guard: 'isAttending', target: 'answering.attending' },
            { guard: 'isNotAttending', target: 'answering.notAttending' },
            { target: 'answering' },
          ],
        },
        answering,
        submitting,
        answered: {
          description: 'The service knows the answer; it can be changed until the deadline.',
          tags: 'settled',
          on: {
            'change.requested': { target: 'starting', actions: 'beginChange' },
          },
        },
      },
    },
    expired: {
      description: 'The deadline has passed; nothing can be answered any more.',
      tags: 'settled',
    },
  },
});

/** The draft: answers that are not sent. */
export const rsvpDraft: DraftKeeper<SnapshotFrom<typeof rsvpMachine>, typeof RsvpDraft> = {
  flow: 'rsvp',
  schema: RsvpDraft,
  of: ({ context: { answers, isChanging } }) => ({ answers, isChanging }),
};
