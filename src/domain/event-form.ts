import { type EventProblems, withoutProblem } from './event-problems.ts';
import type { InviteesDraft } from './invitees.ts';
import { type EventField, type NewEventDraft, withQuestion } from './new-event.ts';
import type { QuestionType, RsvpQuestion } from './rsvp.ts';

/** The form of an event as it is typed, with the problems of the last try. */
interface TypedForm {
  draft: NewEventDraft;
  problems: EventProblems;
}

/** What a person changes in the form, whether the event is new or is changed. */
export type FormChange =
  | { type: 'field.changed'; field: EventField; text: string }
  | { type: 'question.changed'; text: string }
  | { type: 'questionType.changed'; questionType: QuestionType }
  | { type: 'question.added' }
  | { type: 'question.removed'; questionId: string }
  | { type: 'invitees.changed'; invitees: InviteesDraft };

export const formChanges: readonly FormChange['type'][] = [
  'field.changed',
  'question.changed',
  'questionType.changed',
  'question.added',
  'question.removed',
  'invitees.changed',
];

/**
 * The form after a change, without the problem that the change mends. `former` are the questions that the
 * event has had, whose ids a new question must not take.
 */
export function afterChange(
  { draft, problems }: TypedForm,
  change: FormChange,
  former: readonly RsvpQuestion[] = [],
): TypedForm {
  switch (change.type) {
    case 'field.changed':
      return {
        draft: { ...draft, form: { ...draft.form, [change.field]: change.text } },
        problems: withoutProblem(problems, change.field),
      };
    case 'question.changed':
      return {
        draft: { ...draft, questionText: change.text },
        problems: withoutProblem(problems, 'question'),
      };
    case 'questionType.changed':
      return { draft: { ...draft, questionType: change.questionType }, problems };
    case 'question.added':
      return {
        draft: {
          ...draft,
          questions: withQuestion(draft, former),
          questionText: '',
          questionType: 'text',
        },
        problems: withoutProblem(problems, 'question'),
      };
    case 'question.removed':
      return {
        draft: {
          ...draft,
          questions: draft.questions.filter(({ questionId }) => questionId !== change.questionId),
        },
        problems,
      };
    case 'invitees.changed':
      return {
        draft: { ...draft, invitees: change.invitees },
        problems: withoutProblem(problems, 'invitees'),
      };
  }
}

/** The form with another text of a question that stands in it already. */
export function afterRewording(
  { draft, problems }: TypedForm,
  { questionId, text }: { questionId: string; text: string },
): TypedForm {
  const questions = draft.questions.map((question) =>
    question.questionId === questionId ? { ...question, questionText: text } : question,
  );
  return { draft: { ...draft, questions }, problems: withoutProblem(problems, 'questions') };
}
