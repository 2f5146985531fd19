import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyNewEvent } from '#domain/new-event.ts';
import { NewestValues } from '../../src/views/edit-event/newest-values.tsx';

it('Edit event: the days that were saved elsewhere are told with their years', () => {
  const form = { ...emptyNewEvent.form, date: '2027-03-05', deadline: '2027-03-01' };
  render(<NewestValues newest={{ ...emptyNewEvent, form }} parts={['date', 'deadline']} />);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['Friday, 5 March 2027', 'Monday, 1 March 2027']);
});
