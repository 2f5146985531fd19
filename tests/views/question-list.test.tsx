import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attendingQuestion, type RsvpQuestion } from '#domain/rsvp.ts';
import { texts } from '#domain/texts.ts';
import { QuestionList } from '../../src/views/create-event/question-list.tsx';

it('Edit event: a question in which nothing is seen is marked, as a blank one is, and one with a text is not', () => {
  const questions = ['\u200B', ' ', 'Food?'].map(
    (questionText, n): RsvpQuestion => ({
      questionId: `q_custom_${n}`,
      questionText,
      type: 'text',
    }),
  );
  render(
    <QuestionList
      questions={[attendingQuestion, ...questions]}
      onRemove={() => {}}
      onReword={() => {}}
      problem={texts.questionMissing}
      isReadOnly={false}
      heir={{ current: null }}
    />,
  );
  const marks = screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-invalid'));
  expect(marks).toEqual(['true', 'true', null]);
});
