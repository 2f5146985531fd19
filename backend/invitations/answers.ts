import { isDeepStrictEqual } from 'node:util';
import {
  attendingQuestion,
  longestAnswer,
  type QuestionType,
  questionsToAsk,
  type RsvpAnswer,
  type RsvpQuestion,
  type RsvpResponses,
} from '#domain/rsvp.ts';
import { refusal } from '../http/refusal.ts';
import { requireWellFormed } from '../http/well-formed.ts';
import type { Sentences } from '../languages/en.ts';
import type { Sentence } from '../languages/sentences.ts';

/** Answers as the table stores them. */
type Answers = Readonly<Record<string, RsvpAnswer>>;

/**
 * The answers to store: a person who does not attend is asked nothing else, and a blank text is no
 * answer. Refuses (400) with `attendanceMissing` without an answer about attendance, and with
 * another sentence answers to unknown questions and ones that do not fit their question.
 */
export function toAnswers(
  questionnaire: readonly RsvpQuestion[],
  given: Answers,
  attendanceMissing: Sentence,
): Answers {
  const { questionId } = attendingQuestion;
  if (typeof given[questionId] !== 'boolean') throw refusal(400, attendanceMissing);
  if (!given[questionId]) return { [questionId]: false };
  requireWellFormed(given);
  const questions = new Map(
    questionsToAsk(questionnaire).map((asked) => [asked.questionId, asked]),
  );
  const answers = Object.entries(given).map(
    ([id, answer]) => [id, toAnswer(questions.get(id), answer)] as const,
  );
  return Object.fromEntries(answers.filter(([, answer]) => answer !== ''));
}

/**
 * The columns of an answered invitation; repeating the same answers keeps the time of the first.
 */
export function answered(before: Before, responses: Answers, now: Date) {
  const isRepeat = before.respondedAt !== null && isDeepStrictEqual(before.responses, responses);
  const respondedAt = isRepeat ? before.respondedAt : now;
  return { responses, responseStatus: 'responded', respondedAt };
}

interface Before {
  readonly responses: RsvpResponses;
  readonly respondedAt: Date | null;
}

function toAnswer(question: RsvpQuestion | undefined, answer: RsvpAnswer): RsvpAnswer {
  if (question === undefined) {
    throw refusal(400, (say) => say.questionNotAsked);
  }
  const { type, questionText } = question;
  if (type === 'boolean' && typeof answer === 'boolean') return answer;
  if (type === 'number' && typeof answer === 'number' && Number.isFinite(answer)) return answer;
  if (type === 'text' && typeof answer === 'string') {
    const text = answer.trim();
    if (text.length <= longestAnswer) return text;
  }
  throw refusal(400, (say) => wanted[type](say, questionText));
}

const wanted = {
  boolean: (say, question) => say.answerYesOrNo(question),
  number: (say, question) => say.answerNumber(question),
  text: (say, question) => say.answerText(question, longestAnswer),
} as const satisfies Record<QuestionType, (say: Sentences, question: string) => string>;
