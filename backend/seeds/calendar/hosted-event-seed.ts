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

/** An invited person and their answers; null before they answer. */
export interface GuestSeed {
  readonly mobileNumber: string;
  readonly responses: RsvpResponses | null;
}

/** The fixed question about attendance and the host's own questions. */
export function asking(...own: readonly (readonly [string, QuestionType])[]): RsvpQuestion[] {
  const added = own.map(([questionText, type], index) => ({
    questionId: `q_custom_${index + 1}`,
    questionText,
    type,
  }));
  return [attendingQuestion, ...added];
}

/** The answers of a guest who attends: to the fixed question, and to the host's own ones in order. */
export function attending(...answers: readonly RsvpAnswer[]) {
  const own = answers.map((answer, index) => [`q_custom_${index + 1}`, answer] as const);
  return { q_attending: true, ...Object.fromEntries(own) };
}

/** The answer of a guest who declined. */
export const notAttending = { q_attending: false };

/** An attending guest with answers to the host's own questions in order. */
export function comes(mobileNumber: string, ...answers: readonly RsvpAnswer[]): GuestSeed {
  return { mobileNumber, responses: attending(...answers) };
}

/** A guest who declined. */
export function declines(mobileNumber: string): GuestSeed {
  return { mobileNumber, responses: notAttending };
}

/** A guest without an answer. */
export function isSilent(mobileNumber: string): GuestSeed {
  return { mobileNumber, responses: null };
}
