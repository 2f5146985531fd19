// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { codeDigits } from '#domain/sign-in.ts';
import { SearchField } from '../../../src/views/explore/search-field.tsx';
import { CodeField } from '../../../src/views/ui/code-field.tsx';
import { ComboBox } from '../../../src/views/ui/combo-box.tsx';
import { onEnter } from '../../../src/views/ui/on-enter.ts';
import { TextArea } from '../../../src/views/ui/text-area.tsx';
import { TextField } from '../../../src/views/ui/text-field.tsx';

/** A key while a word is composed, as Chromium tells it, and after it, as Safari does. */
const ways = [
  ['in the middle of', { isComposing: true }],
  ['at the end of', { keyCode: 229 }],
] as const;

function Digits({ of: Of }: { of: 'code' | 'text' }) {
  const [digits, setDigits] = useState('');
  if (Of === 'code') return <CodeField label="Digits" value={digits} onChange={setDigits} />;
  return (
    <TextField
      label="Digits"
      isNumeric
      value={digits}
      onChange={(text) => setDigits(codeDigits(text))}
    />
  );
}

test.each(['code', 'text'] as const)(
  'Typing: digits that are being composed in a %s field are read once the composition has ended',
  (of) => {
    render(<Digits of={of} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Digits' });
    for (const value of ['１', '１２', '１２３']) {
      fireEvent.input(field, { target: { value }, isComposing: true });
      expect(field.value).toBe(value);
    }
    fireEvent.compositionEnd(field);
    expect(field.value).toBe('123');
  },
);

test.each(ways)('Typing: Enter %s a composition adds nothing', (_, way) => {
  const add = vi.fn();
  render(<TextField label="Question" value="" onKeyDown={onEnter(add)} />);
  const field = screen.getByRole('textbox', { name: 'Question' });
  fireEvent.keyDown(field, { key: 'Enter', ...way });
  expect(add).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(add).toHaveBeenCalledOnce();
});

test('Typing: Enter in the middle of a composition chooses no country', async () => {
  const onChange = vi.fn();
  const options = [{ id: 'NP', label: 'Nepal' }];
  render(<ComboBox label="Country" options={options} onChange={onChange} />);
  const field = screen.getByRole('combobox', { name: 'Country' });
  await userEvent.type(field, 'nep');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange).toHaveBeenLastCalledWith('NP');
});

test.each(ways)('Typing: Escape %s a composition clears no search', async (_, way) => {
  render(<SearchField ref={null} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(field, 'yoga');
  fireEvent.keyDown(field, { key: 'Escape', ...way });
  expect(field.value).toBe('yoga');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field.value).toBe('');
});

test('Typing: Urdu is written from right to left in one line and in several', () => {
  render(
    <>
      <TextField label="Title" value="دعوت" />
      <TextArea label="Notes" value="دعوت" />
    </>,
  );
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('dir', 'auto');
});
