import * as v from 'valibot';
import { AnsweredFlag, AnsweredId } from './ids.ts';
import { NumberOrText, toNumber } from './number-text.ts';

/** The greatest length of one answer, in characters. */
export const longestAnswer = 2_000;

/** The types of questions (§9.7). */
export const questionTypes = ['text', 'number', 'boolean'] as const;

export type QuestionType = (typeof questionTypes)[number];

/** A host's question to the guests. An unknown type counts as text. */
export const RsvpQuestion = v.object({
  questionId: AnsweredId,
  questionText: v.string(),
  type: v.fallback(v.picklist(questionTypes), 'text'),
});

export type RsvpQuestion = v.InferOutput<typeof RsvpQuestion>;

/** The question that every questionnaire begins with (§3.12), as the service keeps it. */
export const attendingQuestion: RsvpQuestion = {
  questionId: 'q_attending',
  questionText: 'Will you be able to attend?',
  type: 'boolean',
};

/** Whether it is the first question, which a host can neither remove nor change. */
export function isAttendingQuestion({ questionId }: Pick<RsvpQuestion, 'questionId'>): boolean {
  return questionId === attendingQuestion.questionId;
}

export const RsvpAnswer = v.union([v.boolean(), v.number(), v.string()]);

export type RsvpAnswer = v.InferOutput<typeof RsvpAnswer>;

/**
 * Values by the id of their question. An id may be the name of an inherited property, such as
 * `__proto__`; `v.record` drops some of those.
 */
function byQuestion<Value extends v.GenericSchema>(value: Value) {
  return v.pipe(
    v.custom<Record<string, v.InferInput<Value>>>(isMap),
    v.rawTransform(({ dataset: { value: given }, addIssue }) => {
      const entries = Object.entries(given).flatMap(([key, one]) => {
        const read = v.safeParse(value, one);
        if (read.success) return [[key, read.output] as const];
        addIssue({ path: [{ type: 'object', origin: 'value', input: given, key, value: one }] });
        return [];
      });
      return Object.fromEntries(entries) as Record<string, v.InferOutput<Value>>;
    }),
  );
}

function isMap(given: unknown): boolean {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

/** Answers by question id. */
export const MapOfAnswers = byQuestion(RsvpAnswer);

const ListOfAnswers = v.pipe(
  v.array(v.object({ questionId: AnsweredId, answer: RsvpAnswer })),
  v.transform((list) =>
    Object.fromEntries(list.map(({ questionId, answer }) => [questionId, answer])),
  ),
);

/**
 * Answers by question id; a list of `{questionId, answer}` is read as the same. The answer to q_attending
 * is yes or no, however the service writes it.
 */
export const RsvpResponses = v.pipe(
  v.lazy((said) => (Array.isArray(said) ? ListOfAnswers : MapOfAnswers)),
  v.transform((answers) => {
    const attendance = v.safeParse(AnsweredFlag, answers[attendingQuestion.questionId]);
    if (!attendance.success) return answers;
    return { ...answers, [attendingQuestion.questionId]: attendance.output };
  }),
);

export type RsvpResponses = v.InferOutput<typeof RsvpResponses>;

/** How far an invitation is, in small letters; `unsaid` where the service does not say. */
export function responseStatus(unsaid: string) {
  return v.pipe(
    v.nullish(v.string(), unsaid),
    v.transform((status) => status.trim().toLowerCase()),
  );
}

/** The answers in the form: yes or no, or the text as typed; an empty answer stays empty. */
export const GivenAnswers = byQuestion(v.union([v.boolean(), v.string()]));

export type GivenAnswers = v.InferOutput<typeof GivenAnswers>;

/**
 * The questions to show: each id once, and q_attending always and first, even where the host's list
 * lacks it.
 */
export function questionsToAsk(questionnaire: readonly RsvpQuestion[]): RsvpQuestion[] {
  const byId = new Map<string, RsvpQuestion>();
  for (const question of questionnaire) {
    if (!byId.has(question.questionId)) byId.set(question.questionId, question);
  }
  const { questionId } = attendingQuestion;
  const first = byId.get(questionId) ?? attendingQuestion;
  byId.delete(questionId);
  return [{ ...first, type: 'boolean' }, ...byId.values()];
}

/** The answer to q_attending; null while unanswered. */
export function attendanceOf(answers: GivenAnswers): boolean | null {
  const answer = answers[attendingQuestion.questionId];
  return typeof answer === 'boolean' ? answer : null;
}

/** Answering q_attending clears the other answers (§4.20, §4.21). */
export function withAttendance(isAttending: boolean): GivenAnswers {
  return { [attendingQuestion.questionId]: isAttending };
}

const answerTypes = { text: RsvpAnswer, number: NumberOrText, boolean: AnsweredFlag };

/** An answer by the type of its question: a service may write a yes, a no or a number otherwise (§21.2). */
export function readAs<Answer extends RsvpAnswer | undefined>(
  type: QuestionType,
  answer: Answer,
): Answer | RsvpAnswer {
  const read = v.safeParse(answerTypes[type], answer);
  return read.success ? read.output : answer;
}

/** Earlier answers in the shape of the form. */
export function toGivenAnswers(
  questions: readonly RsvpQuestion[],
  responses: RsvpResponses,
): GivenAnswers {
  const types = new Map(questions.map(({ questionId, type }) => [questionId, type]));
  return Object.fromEntries(
    Object.entries(responses).map(([id, answer]) => {
      const read = readAs(types.get(id) ?? 'text', answer);
      return [id, typeof read === 'number' ? String(read) : read];
    }),
  );
}

/** The numeric questions whose answer, as it is shown there, is no number. */
export function notNumbers(questions: readonly RsvpQuestion[], answers: GivenAnswers): string[] {
  return questions
    .filter(({ type, questionId }) => {
      const answer = answerTo(questionId, answers);
      if (type !== 'number' || typeof answer !== 'string') return false;
      return isFilled(answer) && toNumber(answer) === null;
    })
    .map(({ questionId }) => questionId);
}

/**
 * The answers to send: yes and no, numbers as numbers, texts trimmed; empty ones are left out (§19.1). So is
 * one that does not fit its question and is not shown there: the host may have asked another under its id.
 */
export function toResponses(
  questions: readonly RsvpQuestion[],
  answers: GivenAnswers,
): Record<string, RsvpAnswer> {
  return Object.fromEntries(
    questions.flatMap(({ questionId, type }): [string, RsvpAnswer][] => {
      const answer = answerTo(questionId, answers);
      if (!isFilled(answer)) return [];
      if ((typeof answer === 'boolean') !== (type === 'boolean')) return [];
      if (typeof answer === 'boolean') return [[questionId, answer]];
      return [[questionId, (type === 'number' ? toNumber(answer) : null) ?? answer.trim()]];
    }),
  );
}

/** The answer to a question, whose id may be the name of an inherited property. */
export function answerTo<Answer>(
  questionId: string,
  answers: Readonly<Record<string, Answer>>,
): Answer | undefined {
  return Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;
}

function isFilled(answer: boolean | string | undefined): answer is boolean | string {
  return typeof answer === 'boolean' || (answer ?? '').trim() !== '';
}
