import { assertEvent, assign, enqueueActions, sendTo, setup, stateIn } from 'xstate';
import {
  type InvitationKind,
  isExpired,
  type RespondOutcome,
  type RsvpDraft,
} from '../../domain/invitation.ts';
import { attendanceOf, notNumbers, withAttendance } from '../../domain/rsvp.ts';
import {
  type Asked,
  isNews,
  isOfFormerTime,
  type RsvpForm,
  renewed,
  untried,
} from '../../domain/rsvp-form.ts';
import { texts } from '../../domain/texts.ts';
import { ports, refusalOf } from './ports.ts';
import type { Recipient } from './recipient.ts';
import { calendarChanged, type Shell, toastEvent, withdrawing } from './shell.ts';

/** The events for the screen that shows the invitation, once the service has judged an answer. */
export type RsvpNotice =
  /** The service accepted the answer: a list that was asked for before may not have it yet. */
  | { type: 'invitation.answered'; kind: InvitationKind }
  /** The service takes no answers any more. */
  | { type: 'invitation.closed' }
  /** The service refused the answer, with this sentence, or said nothing to a change: the invitation may be other. */
  | ({ type: 'invitation.doubted' } & DoubtedInvitation);

export interface DoubtedInvitation {
  kind: InvitationKind;
  id: string;
  message: string | null;
}

interface RsvpAbout {
  shell: Shell;
  /** Shows the invitation. */
  owner: Recipient<RsvpNotice>;
  kind: InvitationKind;
  userID: string;
  /** The event's or the organisation's identifier. */
  id: string;
  /** The current time, in milliseconds. */
  now: number;
}

interface RsvpInput extends RsvpAbout, Asked {
  /** The unsent answers from before a reload or an expired session. */
  draft: RsvpDraft | null;
}

interface RsvpContext extends RsvpAbout, RsvpForm {}

type RsvpEvent =
  | { type: 'attendance.answered'; isAttending: boolean }
  | { type: 'question.answered'; questionId: string; answer: boolean | string }
  /** `now` in milliseconds. */
  | { type: 'rsvp.submitted'; now: number }
  /** The invitation was fetched anew. */
  | { type: 'invitation.renewed'; asked: Asked }
  | { type: 'change.requested' }
  | { type: 'change.cancelled' };

/** The topic of the toast that goes with the next try. */
const failureTopic = 'rsvp';

/** Types, guards and actions of the flow of an answer; its states stand in `rsvp.ts`. */
export const rsvpSetup = setup({
  types: {
    context: {} as RsvpContext,
    events: {} as RsvpEvent,
    input: {} as RsvpInput,
  },
  actors: { respond: ports.respond, awaitInstant: ports.awaitInstant },
  guards: {
    isExpired: ({ context }) => isExpired(context.deadline, context.now),
    isAskedAgain: ({ context }) =>
      isOfFormerTime(context) && !context.isChanging && !context.isKept,
    isNews: ({ context, event }) => {
      assertEvent(event, 'invitation.renewed');
      return isNews(context, event.asked);
    },
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
    isDisputed: (_, { outcome }: RespondOutcome) => outcome === 'disputed',
    isOutdated: (_, { outcome }: RespondOutcome) => outcome === 'outdated',
    isRefused: (_, { outcome }: RespondOutcome) => outcome === 'refused',
  },
  actions: {
    renew: assign(({ context, event }, { isOnItsWay }: { isOnItsWay: boolean }) => {
      assertEvent(event, 'invitation.renewed');
      return renewed(context, event.asked, isOnItsWay);
    }),
    beginAfresh: assign(({ context, event }) => {
      assertEvent(event, 'attendance.answered');
      const answers = withAttendance(event.isAttending);
      return { answers, isChanging: context.answered !== null, ...untried };
    }),
    keepAnswer: assign(({ context, event }) => {
      assertEvent(event, 'question.answered');
      return {
        answers: { ...context.answers, [event.questionId]: event.answer },
        isChanging: context.answered !== null,
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
    endChange: assign(({ context }) => ({
      answers: context.answered ?? {},
      isChanging: false,
      isKept: true,
      ...untried,
    })),
    keepAnswered: assign(({ context }) => ({
      answered: context.answers,
      isChanging: false,
      changed: [],
    })),
    forgetRefusal: assign(untried),
    keepRefusal: assign((_, answer: RespondOutcome) => ({
      refusal: refusalOf(answer),
      isToasted: answer.outcome !== 'outdated',
    })),
    keepNow: assign((_, { now }: { now: number }) => ({ now })),
    // The service's clock decides, also over a newer state with the same deadline.
    keepClosed: assign(({ context: { now, deadline } }) => ({
      now: deadline === null ? now : Math.max(now, deadline + 1),
    })),
    tellAnswered: sendTo(
      ({ context }) => context.owner,
      ({ context: { kind } }) => ({ type: 'invitation.answered', kind }),
    ),
    refreshCalendar: enqueueActions(({ context: { kind, shell }, enqueue }) => {
      if (kind === 'event') enqueue.sendTo(shell, calendarChanged);
    }),
    tellClosed: sendTo(({ context }) => context.owner, { type: 'invitation.closed' }),
    tellDoubted: sendTo(({ context }) => context.owner, doubted),
    // Without an answer the service may have it: 'Cancel' would show one that it no longer has.
    doubtChange: enqueueActions(({ context, enqueue }) => {
      const { kind, owner, answered } = context;
      if (kind === 'event' && answered !== null) enqueue.sendTo(owner, doubted({ context }));
    }),
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
      toastEvent({ text: texts.rsvpFailed, tone: 'failure', topic: failureTopic }),
    ),
    withdrawToast: withdrawing(failureTopic),
  },
});

function doubted({ context: { kind, id, refusal: message } }: { context: RsvpContext }) {
  return { type: 'invitation.doubted', kind, id, message } as const;
}
