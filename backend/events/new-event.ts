import { type EventData, eventLimits } from '#domain/event.ts';
import { attendingQuestion, type RsvpQuestion } from '#domain/rsvp.ts';
import { isBlank } from '#domain/shown-text.ts';
import { requireInstant } from '../http/instant.ts';
import { refusal } from '../http/refusal.ts';
import { requireShown, shownName } from '../http/shown-name.ts';

/** The longest day, on which clocks go back, in milliseconds. */
const longestDayMs = 25 * 60 * 60 * 1000;

/** An event as the table stores it. */
export interface NewEvent {
  readonly eventName: string;
  readonly eventDateTime: Date;
  readonly venue: string;
  readonly description: string;
  readonly inviteExpiryDate: Date;
  readonly rsvpQuestionnaire: readonly RsvpQuestion[];
}

/**
 * The event as the table stores it; refuses (400) texts that are not times or of which nothing is seen,
 * and questions that break a rule.
 */
export function toNewEvent(data: EventData): NewEvent {
  requireShown('description', data.description);
  return {
    ...data,
    eventName: shownName('eventName', data.eventName),
    venue: shownName('venue', data.venue),
    eventDateTime: requireInstant('eventDateTime', data.eventDateTime),
    inviteExpiryDate: requireInstant('inviteExpiryDate', data.inviteExpiryDate),
    rsvpQuestionnaire: questionnaireOf(data.rsvpQuestionnaire),
  };
}

/** Refuses (400) an event in the past, and a deadline after the event's day. */
export function requireToCome({ eventDateTime, inviteExpiryDate }: NewEvent, now: Date): void {
  if (eventDateTime < now) {
    throw refusal(400, (say) => say.eventPast);
  }
  // The deadline is the end of a day in the host's zone, which the backend does not know.
  if (inviteExpiryDate.getTime() > eventDateTime.getTime() + longestDayMs) {
    throw refusal(400, (say) => say.deadlineAfterEvent);
  }
}

/** Refuses (400) a deadline in the past: a guest is asked for an answer. */
export function requireToAnswer({ inviteExpiryDate }: NewEvent, now: Date): void {
  if (inviteExpiryDate < now) throw refusal(400, (say) => say.deadlineOver);
}

/** The questions, with the fixed one about attendance first. */
function questionnaireOf(questions: readonly RsvpQuestion[]): RsvpQuestion[] {
  const ids = new Set(questions.map(({ questionId }) => questionId));
  if (ids.size < questions.length) {
    throw refusal(400, (say) => say.questionRepeated);
  }
  const others = questions
    .filter(({ questionId }) => questionId !== attendingQuestion.questionId)
    .map((question) => ({ ...question, questionText: question.questionText.trim() }));
  if (others.some(({ questionText }) => !isAsked(questionText))) {
    throw refusal(400, (say) => say.questionLength(eventLimits.question));
  }
  return [attendingQuestion, ...others];
}

function isAsked(text: string): boolean {
  return !isBlank(text) && text.length <= eventLimits.question;
}
