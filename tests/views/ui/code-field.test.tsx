// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CodeField } from '../../../src/views/ui/code-field.tsx';

function Code() {
  const [digits, setDigits] = useState('');
  return <CodeField label="One-time code" value={digits} onChange={setDigits} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'One-time code' });

test('Code field: a pasted message leaves its first six digits, in any script, and a whole code takes the place of what was typed', async () => {
  render(<Code />);
  await userEvent.click(field());
  await userEvent.paste('Your code is १२ ३४-5678.');
  expect(field().value).toBe('123456');
  await userEvent.paste('654321');
  expect(field().value).toBe('654321');
  field().setSelectionRange(2, 4);
  await userEvent.paste('102030');
  expect(field().value).toBe('102030');
  // A keyboard puts the code that has come in a message at the caret.
  fireEvent.change(field(), { target: { value: '102030456789' } });
  expect(field().value).toBe('456789');
});

test('Code field: a phone shows its numeric keyboard and offers the received code', () => {
  render(<Code />);
  expect(field().inputMode).toBe('numeric');
  expect(field().autocomplete).toBe('one-time-code');
});
