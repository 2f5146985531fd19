import * as v from 'valibot';
import { Id } from './ids.ts';

/** What an answer can be (specification, 9). */
export const questionTypes = ['text', 'number', 'boolean'] as const;

export type QuestionType = (typeof questionTypes)[number];

/** A question that a host asks the invited. A type that is not known is treated as text. */
export const RsvpQuestion = v.object({
  questionId: Id,
  questionText: v.string(),
  type: v.fallback(v.picklist(questionTypes), 'text'),
});

export type RsvpQuestion = v.InferOutput<typeof RsvpQuestion>;

/** The question that every questionnaire begins with (specification, 3). */
export const attendingQuestion: RsvpQuestion = {
  questionId: 'q_attending',
  questionText: 'Will you be able to attend?',
  type: 'boolean',
};

export const RsvpAnswer = v.union([v.boolean(), v.number(), v.string()]);

export type RsvpAnswer = v.InferOutput<typeof RsvpAnswer>;

/** Answers by question id; a list of `{questionId, answer}` is read as the same. */
export const RsvpResponses = v.union([
  v.record(v.string(), RsvpAnswer),
  v.pipe(
    v.array(v.object({ questionId: Id, answer: RsvpAnswer })),
    v.transform((list) =>
      Object.fromEntries(list.map(({ questionId, answer }) => [questionId, answer])),
    ),
  ),
]);

export type RsvpResponses = v.InferOutput<typeof RsvpResponses>;
