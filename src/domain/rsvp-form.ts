import type { EventVersion } from './event.ts';
import { changeOf, type EventChange, isAskedAgain } from './event-changes.ts';
import {
  deadlineOf,
  type InvitedEvent,
  isAnswered,
  type MemberInvite,
  type RsvpDraft,
} from './invitation.ts';
import { type GivenAnswers, questionsToAsk, type RsvpQuestion, toGivenAnswers } from './rsvp.ts';

/** What an invitation asks, which state of its event it asks about, and what was answered so far. */
export interface Asked {
  questions: RsvpQuestion[];
  /** The last instant to answer, in milliseconds; null without a deadline. */
  deadline: number | null;
  /** When the event is, as the service says it; null for an organisation. */
  date: string | null;
  /** The version of the event; null where the service names no version. */
  version: EventVersion | null;
  /** What was changed since the person answered, or since they opened the form. */
  changed: readonly EventChange[];
  /** The answers as the service tells them; null while it waits for them. */
  told: GivenAnswers | null;
}

/** The form of one answer. */
export interface RsvpForm extends Asked {
  /** The answers that the service has, as it told or accepted them; null while it waits for them. */
  answered: GivenAnswers | null;
  answers: GivenAnswers;
  /** Whether an answer that the service has is being changed. */
  isChanging: boolean;
  /** Whether the person left their answer as it was after the time was changed. */
  isKept: boolean;
  /** The ids of questions whose answer is no number. */
  faulty: string[];
  /** The service's own sentence about the last try. */
  refusal: string | null;
  /** Whether a toast told of that refusal (§22.100). */
  isToasted: boolean;
}

/** Nothing is wrong with the form, as far as is known. */
export const untried: Pick<RsvpForm, 'faulty' | 'refusal' | 'isToasted'> = {
  faulty: [],
  refusal: null,
  isToasted: false,
};

/** The questions and facts of an invitation, for a person in this IANA zone. */
export function askedOf(invitation: InvitedEvent | MemberInvite, zone: string): Asked {
  const event = 'event_id' in invitation ? invitation : null;
  const questions = questionsToAsk(invitation.rsvpQuestionnaire);
  return {
    questions,
    deadline: deadlineOf(invitation.inviteExpiryDate, zone),
    date: event?.date ?? null,
    version: event?.version ?? null,
    changed: event?.changed ?? [],
    told: isAnswered(invitation) ? toGivenAnswers(questions, invitation.rsvpResponses) : null,
  };
}

/**
 * The form as it opens. A draft of a first answer yields to an answer that was given elsewhere, but
 * not where that one is asked for again.
 */
export function formOf(asked: Asked, draft: RsvpDraft | null): RsvpForm {
  const { told: answered } = asked;
  const isChanging =
    answered !== null && draft !== null && (draft.isChanging || isAskedAgain(asked));
  const typed = answered === null || isChanging ? draft?.answers : null;
  const answers = typed ?? answered ?? {};
  return { ...asked, answered, answers, isChanging, isKept: false, ...untried };
}

/**
 * The form under a newer state of its invitation. Typed answers stay where a draft would stay, and
 * always while they are on their way to the service.
 */
export function renewed(form: RsvpForm, asked: Asked, isOnItsWay: boolean): RsvpForm {
  const { answered, ...rest } = isSame(form.told, asked.told)
    ? form
    : withTold(form, asked, isOnItsWay);
  const changed = answered === null ? changedMeanwhile(form, asked) : asked.changed;
  const isKept = form.isKept && asked.date === form.date;
  return { ...rest, answered, ...asked, changed, isKept };
}

/** Whether an invitation says otherwise than its form knows. */
export function isNews(form: RsvpForm, asked: Asked): boolean {
  return !isSame(newsOf(renewed(form, asked, false)), newsOf(form));
}

/** Whether the service has an answer that was given before the time was changed (§22.57). */
export function isOfFormerTime({ answered, changed }: RsvpForm): boolean {
  return answered !== null && isAskedAgain({ changed });
}

/** The draft of a form. A change that was only opened follows the answer that the service has. */
export function draftOf({ answered, answers, isChanging }: RsvpForm): RsvpDraft {
  return { answers: isSame(answers, answered ?? {}) ? null : answers, isChanging };
}

/** The form where the service tells other answers than before: given elsewhere, or cut by the host. */
function withTold(form: RsvpForm, asked: Asked, isOnItsWay: boolean): RsvpForm {
  const { answered, answers, faulty, refusal, isToasted } = form;
  const draft = isOnItsWay ? { answers, isChanging: true } : draftOf(form);
  const isOpen = answered === null ? draft.answers !== null : draft.isChanging;
  const opened = formOf(asked, isOpen ? draft : null);
  return opened.answers === answers ? { ...opened, faulty, refusal, isToasted } : opened;
}

function newsOf({ questions, deadline, date, version, changed, told }: Asked) {
  return [questions, deadline, date, version, changed, told];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The service tells no change to a guest who has not answered; the times that the form has seen tell it. */
function changedMeanwhile(form: RsvpForm, { date }: Asked): readonly EventChange[] {
  const former = changeOf(form, 'time')?.former ?? form.date;
  return former === null || date === null || former === date ? [] : [{ field: 'time', former }];
}
