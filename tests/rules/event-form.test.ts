import { expect, it } from 'vitest';
import { afterChange, afterRewording, type FormChange } from '#domain/event-form.ts';
import type { EventProblems } from '#domain/event-problems.ts';
import { emptyNewEvent } from '#domain/new-event.ts';
import { attendingQuestion } from '#domain/rsvp.ts';

const problems: EventProblems = {
  name: 'Enter a name.',
  venue: 'Enter a venue.',
  invitees: 'Add this number.',
  question: 'Add this question.',
  questions: 'Enter the question.',
};
const draft = { ...emptyNewEvent, questionText: 'Rice?' };
const form = { draft, problems };
const lift = { questionId: 'q_custom_1', questionText: 'A lift?', type: 'boolean' } as const;
const invitees = { country: 'IN', text: '', numbers: ['+919876543210'] };

it.each<[keyof EventProblems, FormChange]>([
  ['name', { type: 'field.changed', field: 'name', text: 'Holi' }],
  ['invitees', { type: 'invitees.changed', invitees }],
  ['question', { type: 'question.changed', text: 'Dal?' }],
  ['question', { type: 'question.added' }],
])(
  'Event form: the problem of the %s goes with a change of it, and no other does',
  (mended, change) => {
    const { [mended]: _, ...others } = problems;
    expect(afterChange(form, change).problems).toEqual(others);
  },
);

it('Event form: a question that is added takes no id that the event has had', () => {
  const { questions, questionText } = afterChange(form, { type: 'question.added' }, [lift]).draft;
  expect(questions).toEqual([
    attendingQuestion,
    { questionId: 'q_custom_2', questionText: 'Rice?', type: 'text' },
  ]);
  expect(questionText).toBe('');
});

it('Event form: a question in other words keeps its id and its type', () => {
  const before = { draft: { ...draft, questions: [attendingQuestion, lift] }, problems };
  const reworded = afterRewording(before, { questionId: 'q_custom_1', text: 'A ride?' });
  expect(reworded.draft.questions).toEqual([
    attendingQuestion,
    { ...lift, questionText: 'A ride?' },
  ]);
  expect(reworded.problems).not.toHaveProperty('questions');
  expect(reworded.problems).toHaveProperty('question');
});
