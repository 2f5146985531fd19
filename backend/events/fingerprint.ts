import { createHash } from 'node:crypto';
import type { RsvpQuestion } from '#domain/rsvp.ts';
import type { NewEvent } from './new-event.ts';

/** Equal for equal events, however their times were written, and different for any other. */
export function fingerprint(event: NewEvent): string {
  const { eventName, eventDateTime, venue, description, inviteExpiryDate } = event;
  const questions = partsOf(event.rsvpQuestionnaire);
  return digest([eventName, eventDateTime, venue, description, inviteExpiryDate, questions]);
}

/** Equal for equal questions, and different for any other. */
export function digestOfQuestions(questions: readonly RsvpQuestion[]): string {
  return digest(partsOf(questions));
}

/** Equal for equal values, and different for any other. */
export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

function partsOf(questions: readonly RsvpQuestion[]) {
  return questions.map(({ questionId, questionText, type }) => [questionId, questionText, type]);
}
