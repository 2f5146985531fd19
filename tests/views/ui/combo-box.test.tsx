// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ComboBox } from '../../../src/views/ui/combo-box.tsx';

const countries = [
  { id: 'CI', label: "Côte d'Ivoire (+225)" },
  { id: 'IN', label: 'India (+91)' },
  { id: 'IO', label: 'British Indian Ocean Territory (+246)' },
  { id: 'ID', label: 'Indonesia (+62)' },
  { id: 'LK', label: 'Sri Lanka (+94)' },
  { id: 'GB', label: 'యునైటెడ్ కింగ్\u200cడమ్ (+44)' },
  { id: 'AE', label: 'United Arab Emirates (+971)' },
  { id: 'US', label: 'United States (+1)' },
];

async function find(query: string) {
  const onChange = vi.fn();
  render(<ComboBox label="Country" options={countries} defaultValue="IN" onChange={onChange} />);
  const field = screen.getByRole('combobox', { name: 'Country' });
  await retype(field, query);
  const found = screen.queryAllByRole('option').map((option) => option.textContent);
  return { found, onChange };
}

/** Types over what the field holds. */
function retype(field: HTMLElement, text: string) {
  return userEvent.type(field, text, { initialSelectionStart: 0, initialSelectionEnd: 99 });
}

test.each([
  ['ind', ['India (+91)', 'British Indian Ocean Territory (+246)', 'Indonesia (+62)']],
  ['lanka', ['Sri Lanka (+94)']],
  ['cote', ["Côte d'Ivoire (+225)"]],
  ['+91', ['India (+91)']],
  ['9', ['India (+91)', 'Sri Lanka (+94)', 'United Arab Emirates (+971)']],
  ['కింగ్డమ్', ['యునైటెడ్ కింగ్\u200cడమ్ (+44)']],
  ['states 1', ['United States (+1)']],
  ['dia', ['Nothing found']],
])(
  'Combo box: typing %j finds countries by the start of their words and by calling code',
  async (query, expected) => {
    const { found } = await find(query);
    expect(found).toEqual(expected);
  },
);

test('Combo box: a found option is chosen with the keyboard alone', async () => {
  const { onChange } = await find('lan');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('LK');
});

test.each([
  ['Arab Emirates', '{Tab}', 'United Arab Emirates (+971)'],
  ['states', '{Tab}', 'United States (+1)'],
  ['cote', '{Enter}', "Côte d'Ivoire (+225)"],
  ['united', '{Enter}', 'United Arab Emirates (+971)'],
  ['indian ocean', '{Tab}', 'British Indian Ocean Territory (+246)'],
])(
  'Combo box: after typing %j, %s keeps the option that is meant without an arrow key',
  async (query, key, kept) => {
    await find(query);
    await userEvent.keyboard(key);
    expect(screen.getByRole('combobox')).toHaveValue(kept);
  },
);

test('Combo box: a text that names one option in full and begins others keeps that one', async () => {
  await find('sri');
  await userEvent.tab();
  await retype(screen.getByRole('combobox'), 'india');
  await userEvent.tab();
  expect(screen.getByRole('combobox')).toHaveValue('India (+91)');
});

test.each(['united', 'nowhere', ' '])(
  'Combo box: leaving the text %j, which means no single option, puts the choice back',
  async (query) => {
    await find(query);
    await userEvent.tab();
    expect(screen.getByRole('combobox')).toHaveValue('India (+91)');
  },
);

test('Combo box: an option that was reached with the arrow keys is kept against the typed text', async () => {
  await find('india');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
  expect(screen.getByRole('combobox')).toHaveValue('British Indian Ocean Territory (+246)');
});
