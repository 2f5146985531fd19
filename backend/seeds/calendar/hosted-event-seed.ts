import {
  attendingQuestion,
  type QuestionType,
  type RsvpAnswer,
  type RsvpQuestion,
  type RsvpResponses,
} from '#domain/rsvp.ts';

/** An event of the demonstration; `time` is a wall time `HH:MM` in Kurnool. */
export interface HostedEventSeed {
  readonly eventName: string;
  readonly time: string;
  readonly venue: string;
  readonly description: string;
  readonly rsvpQuestionnaire: readonly RsvpQuestion[];
  readonly guests: readonly GuestSeed[];
}

/** Somebody invited, with their answers; none while they have not answered. */
export interface GuestSeed {
  readonly mobileNumber: string;
  readonly responses: RsvpResponses | null;
}

/** A questionnaire of the first question and the host's own. */
export function asking(...own: readonly (readonly [string, QuestionType])[]): RsvpQuestion[] {
  const added = own.map(([questionText, type], index) => ({
    questionId: `q_custom_${index + 1}`,
    questionText,
    type,
  }));
  return [attendingQuestion, ...added];
}

/** Comes, and answers the host's own questions in their order. */
export function comes(number: string, ...answers: readonly RsvpAnswer[]): GuestSeed {
  const own = answers.map((answer, index) => [`q_custom_${index + 1}`, answer]);
  return { mobileNumber: number, responses: { q_attending: true, ...Object.fromEntries(own) } };
}

/** Cannot come. */
export function declines(number: string): GuestSeed {
  return { mobileNumber: number, responses: { q_attending: false } };
}

/** Has not answered. */
export function isSilent(number: string): GuestSeed {
  return { mobileNumber: number, responses: null };
}
