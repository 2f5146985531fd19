import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as hi from '#domain/event.texts.hi.ts';
import * as words from '#domain/event.texts.ts';
import { emptyNewEvent } from '#domain/new-event.ts';
import { attendingQuestion } from '#domain/rsvp.ts';
import { NewestValues } from '../../src/views/edit-event/newest-values.tsx';

it('Edit event: the days that were saved elsewhere are told with their years', () => {
  const form = { ...emptyNewEvent.form, date: '2027-03-05', deadline: '2027-03-01' };
  render(<NewestValues newest={{ ...emptyNewEvent, form }} parts={['date', 'deadline']} />);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['Friday, 5 March 2027', 'Monday, 1 March 2027']);
});

it('Edit event: the fixed question is told in the app’s language among those that were saved elsewhere', () => {
  const spy = vi.spyOn(words, 'inWords').mockImplementation(hi.inWords);
  const questions = [
    attendingQuestion,
    { questionId: 'q_1', questionText: 'Veg?', type: 'boolean' as const },
  ];
  render(<NewestValues newest={{ ...emptyNewEvent, questions }} parts={['questions']} />);
  expect(screen.getByRole('definition')).toHaveTextContent('क्या आप आ पाएँगे? Veg?');
  spy.mockRestore();
});
