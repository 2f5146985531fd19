import { accepted, no, rejected, responded, waiting, yes } from './event.texts.ts';
import type { HostedEvent, Invitee } from './event.ts';
import { type Answer, isAnswered, pillOf } from './invitation.ts';
import {
  answerTo,
  isAttendingQuestion,
  type RsvpAnswer,
  type RsvpQuestion,
  readAs,
} from './rsvp.ts';

/** The name of each answer. */
export const answerNames: Readonly<Record<Answer, string>> = {
  accepted,
  rejected,
  responded,
  waiting,
};

/** The answers in the order in which guests are listed. */
export const answersInOrder: readonly Answer[] = ['accepted', 'rejected', 'responded', 'waiting'];

/** The number of guests by answer. */
export type AnswerCounts = Readonly<Record<Answer, number>>;

/** One answer to a question, and the number of guests that gave it. */
interface AnswerCount {
  answer: string;
  count: number;
}

/** A question with its answers, the most frequent first. */
export interface QuestionSummary {
  question: RsvpQuestion;
  answers: AnswerCount[];
  /** Of the numbers, where the question asks for one and was answered; null otherwise. */
  sum: number | null;
}

/** A question, and a guest's answer to it in words. */
interface SaidAnswer {
  question: RsvpQuestion;
  answer: string;
}

/** A guest's answer, as the host sees it. */
export function answerOf(guest: Invitee): Answer {
  return isAnswered(guest) ? pillOf(guest.rsvpResponses) : 'waiting';
}

/** Whether the service tells of an event's guests their numbers alone, and no answers. */
export function areAnswersUntold(invitees: readonly Invitee[]): boolean {
  const isUntold = (guest: Invitee) =>
    guest.response_status === '' && answerOf(guest) === 'waiting';
  return invitees.length > 0 && invitees.every(isUntold);
}

/** The guests by their answers, waiting ones last. */
export function byAnswer(invitees: readonly Invitee[]): Invitee[] {
  return invitees.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Counts the guests by their answers. */
export function countAnswers(invitees: readonly Invitee[]): AnswerCounts {
  const counts = { accepted: 0, rejected: 0, responded: 0, waiting: 0 };
  for (const invitee of invitees) counts[answerOf(invitee)] += 1;
  return counts;
}

/** The answers to each question after the first; blank and missing ones do not count. */
export function summariseQuestions({
  rsvpQuestionnaire,
  invitees,
}: HostedEvent): QuestionSummary[] {
  return furtherQuestions(rsvpQuestionnaire).map((question) => {
    const answers = (invitees ?? []).map((guest) => answerFrom(guest, question));
    return { question, answers: countSame(answers), sum: sumOf(question, answers) };
  });
}

/** A guest's own answers to the questions after the first; blank and missing ones are left out. */
export function answersOf(
  { rsvpQuestionnaire }: Pick<HostedEvent, 'rsvpQuestionnaire'>,
  guest: Invitee,
): SaidAnswer[] {
  return furtherQuestions(rsvpQuestionnaire).flatMap((question) => {
    const answer = wordsOf(answerFrom(guest, question));
    return answer === '' ? [] : [{ question, answer }];
  });
}

/** A guest's answer to a question; undefined for a missing one. */
export function answerFrom(
  { rsvpResponses }: Invitee,
  { questionId, type }: RsvpQuestion,
): RsvpAnswer | undefined {
  return readAs(type, answerTo(questionId, rsvpResponses));
}

/** The questions after the first. */
export function furtherQuestions(questions: HostedEvent['rsvpQuestionnaire']): RsvpQuestion[] {
  return (questions ?? []).filter((question) => !isAttendingQuestion(question));
}

function placeOf(invitee: Invitee): number {
  return answersInOrder.indexOf(answerOf(invitee));
}

function sumOf({ type }: RsvpQuestion, answers: readonly (RsvpAnswer | undefined)[]) {
  const numbers = answers.filter((answer) => typeof answer === 'number');
  if (type !== 'number' || numbers.length === 0) return null;
  return numbers.reduce((sum, number) => sum + number);
}

/** Numbers as a person counts: 9 before 10. */
const inOrder = new Intl.Collator(undefined, { numeric: true });

function countSame(answers: readonly (RsvpAnswer | undefined)[]): AnswerCount[] {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    const words = wordsOf(answer);
    if (words !== '') counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts]
    .map(([answer, count]) => ({ answer, count }))
    .sort((a, b) => b.count - a.count || inOrder.compare(a.answer, b.answer));
}

/** An answer in words; empty for a missing one. */
export function wordsOf(answer: RsvpAnswer | undefined): string {
  if (typeof answer === 'boolean') return answer ? yes : no;
  return String(answer ?? '').trim();
}
