import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyMachineSnapshot, ContextFrom } from 'xstate';
import type { InvitationKind } from '#domain/invitation.ts';
import { attendingQuestion, type RsvpQuestion } from '#domain/rsvp.ts';
import type { Asked } from '#domain/rsvp-form.ts';
import { texts } from '#domain/texts.ts';
import { rsvpMachine } from '../../../src/machines/rsvp.ts';
import type { FlowModel } from '../harness/paths.ts';
import type { Alert, Expected } from '../harness/walk.ts';
import { now } from './hosting.ts';
import { ofClock } from './reasons.ts';

type Context = ContextFrom<typeof rsvpMachine>;

export const refusal = 'The host has cancelled this event.';

/** The end of the day to answer on, in the host's zone. */
export const deadline = Date.parse('2026-03-12T18:29:59.999Z');

export const guests: RsvpQuestion = {
  questionId: 'q_custom_1',
  questionText: 'How many are you?',
  type: 'number',
};

export const questionnaire: RsvpQuestion[] = [attendingQuestion, guests];

/** What has been answered before, and what a reload in the middle of changing it leaves. */
export const responses = { q_attending: true, q_custom_1: 4 };
const told = { q_attending: true, q_custom_1: '4' };
export const draft = { answers: { q_attending: true, q_custom_1: 'two' }, isChanging: true };

const asked: Asked = {
  questions: questionnaire,
  deadline,
  date: '2026-03-14T14:00:00.000Z',
  version: 1,
  changed: [],
  told: null,
};

/** What the invitation asks once the host has moved the event. */
export const moved = {
  ...asked,
  date: '2026-03-15T14:00:00.000Z',
  version: 2,
  changed: [{ field: 'time' as const, former: '2026-03-14T14:00:00.000Z' }],
};

const event = {
  kind: 'event' as const,
  userID: 'asha',
  id: 'garba/1',
  ...asked,
  now,
  draft: null,
};

const organisation = {
  ...event,
  kind: 'organisation' as const,
  id: 'trust',
  questions: [attendingQuestion],
  date: null,
  version: null,
};

/** An answer given before, both kinds come to afresh, a change after a reload, and a late one. */
export const rsvpModel: FlowModel<typeof rsvpMachine> = {
  machine: rsvpMachine,
  inputs: {
    'an answered event': (shell) => ({
      ...event,
      shell,
      owner: shell,
      told,
    }),
    'an event': (shell) => ({ ...event, shell, owner: shell }),
    'a change under way': (shell) => ({
      ...event,
      shell,
      owner: shell,
      told,
      draft,
    }),
    'an event that was moved after the answer': (shell) => ({
      ...event,
      ...moved,
      shell,
      owner: shell,
      told,
    }),
    'an organisation without a deadline': (shell) => ({
      ...organisation,
      shell,
      owner: shell,
      deadline: null,
    }),
    'an organisation that was told neither yes nor no': (shell) => ({
      ...organisation,
      shell,
      owner: shell,
      told: {},
    }),
    'an expired organisation': (shell) => ({
      ...organisation,
      shell,
      owner: shell,
      now: deadline + 1,
    }),
  },
  events: {
    'attendance.answered': [{ isAttending: true }, { isAttending: false }],
    'question.answered': [
      { questionId: guests.questionId, answer: 'two' },
      { questionId: guests.questionId, answer: '4' },
    ],
    'rsvp.submitted': [{ now: deadline }, { now: deadline + 1 }],
    'invitation.renewed': [{ asked: moved }, { asked: { ...moved, told } }],
  },
  actors: {
    respond: {
      succeeds: { answered: { outcome: 'answered' } },
      refuses: {
        expired: { outcome: 'expired' },
        refused: { outcome: 'refused', message: refusal },
        outdated: { outcome: 'outdated', message: refusal },
        disputed: { outcome: 'disputed', message: refusal },
        unauthorized: { outcome: 'unauthorized' },
      },
    },
    awaitInstant: {
      succeeds: { over: { now: deadline + 1 } },
      refuses: ofClock,
    },
  },
  isPossible: isWorthwhile,
};

/** The alert that follows an answer. */
export function alertsAfter({ after, snapshot }: Expected): Alert[] {
  const kind: InvitationKind = snapshot.context.kind;
  const { outcome = null } = after?.output ?? {};
  const isSubmitted = after?.type === 'rsvp.submitted';
  if (outcome === 'expired' || (isSubmitted && snapshot.matches('expired'))) {
    return [['RSVP Expired', texts.expired[kind]]];
  }
  if (isSubmitted && snapshot.matches({ open: { answering: 'unanswered' } })) {
    return [['Incomplete', texts.attendanceMissing[kind]]];
  }
  return isLost(after)
    ? [['Submission Failed', 'Something went wrong while submitting your RSVP.']]
    : [];
}

/** Whether an answer was refused or did not arrive. */
export function isLost(after: AnyEventObject | null): boolean {
  const isRefused = /^(disputed|refused)$/.test(after?.output?.outcome ?? '');
  return isRefused || after?.type === 'xstate.error.actor.respond';
}

/**
 * A number is typed wrong once, and mended. The deadline passes once, where there is one, and an
 * answer is refused, before anything but Yes or No was said. After a refusal the answer is sent
 * again, or begun afresh.
 */
function isWorthwhile(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const { context } = snapshot;
  const { type } = event;
  const { kind, answers, answered, isKept, refusal: refused } = context;
  const typed = answers[guests.questionId];
  const isLate = type === 'rsvp.submitted' && event.now > deadline;
  if (type === 'invitation.renewed') {
    const isOfSameAnswer = isDeepStrictEqual(event.asked.told, context.told);
    return kind === 'event' && isOfSameAnswer && isPlain(context) && refused === null && !isKept;
  }
  if (isAsIfCome(context) && !isShort(event)) return false;
  if (event.output?.outcome === 'outdated' && (kind !== 'event' || context.version !== 1))
    return false;
  // The same way as a refusal, but for what the page is told.
  if (event.output?.outcome === 'disputed' && (kind !== 'event' || answered !== null)) return false;
  // A second answer is given to an invitation as it came, not to one that was answered just now.
  if (kind === 'event' && answered !== null && answered[guests.questionId] !== '4') return false;
  if (kind === 'organisation' && answered?.q_attending === false) return false;
  // The other kind shares all but its texts and its questions.
  if (kind === 'organisation' && context.deadline !== null && answers.q_attending !== undefined) {
    return false;
  }
  // A choice that is made already cannot be made again.
  if (type === 'attendance.answered' && answers.q_attending === event.isAttending) return false;
  if (refused !== null && (isLate || type === 'question.answered')) return false;
  if (isLate) return context.deadline !== null && isPlain(context);
  if (type === 'xstate.done.actor.awaitInstant') {
    const isFirst = context.deadline !== null && context.now === now && refused === null;
    const isSaidOfYes = !snapshot.matches({ open: 'submitting' }) || answers.q_attending === true;
    return isFirst && isSaidOfYes && isPlain(context);
  }
  if (type.endsWith('.actor.respond') && event.output?.outcome !== 'answered') {
    return isPlain(context) && canFail(context, event);
  }
  if (type !== 'question.answered') return true;
  if (kind === 'organisation') return false;
  if (snapshot.matches({ open: { answering: 'confirming' } })) return event.answer === 'two';
  return event.answer === 'two' ? typed === undefined : typed === 'two';
}

/**
 * An event that was answered here or renewed before the answer, an answer that was confirmed, and a
 * change that was given up: they go on as an event does that came so.
 */
function isAsIfCome({ kind, told, answered, version, changed, isKept }: Context): boolean {
  if (kind !== 'event') return false;
  const isRenewed = version !== 1 && changed.length === 0;
  return isKept || (told === null ? answered !== null || version !== 1 : isRenewed);
}

/** A change that is begun or given up, and a Yes or No that arrives in time. */
function isShort({ type, now: at, output }: AnyEventObject): boolean {
  if (type === 'rsvp.submitted') return at <= deadline;
  if (type === 'xstate.done.actor.respond') return output.outcome === 'answered';
  return ['attendance.answered', 'change.requested', 'change.cancelled'].includes(type);
}

/** An answer is refused or lost where it is a first Yes or a change that says Yes; a No is refused. */
function canFail(
  { kind, answers, answered }: AnyMachineSnapshot['context'],
  { output }: AnyEventObject,
): boolean {
  if (answers.q_attending === false) return kind === 'event' && output?.outcome === 'refused';
  return kind === 'event' || answered === null;
}

/** Whether the answer is as it came with the invitation, or a bare Yes or No. */
function isPlain({ answers, answered }: AnyMachineSnapshot['context']): boolean {
  if (answered !== null) return JSON.stringify(answers) === JSON.stringify(answered);
  return answers[guests.questionId] === undefined;
}
