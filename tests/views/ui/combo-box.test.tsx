// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ComboBox } from '../../../src/views/ui/combo-box.tsx';

const countries = [
  { id: 'CI', label: "Côte d'Ivoire (+225)" },
  { id: 'IN', label: 'India (+91)' },
  { id: 'ID', label: 'Indonesia (+62)' },
  { id: 'LK', label: 'Sri Lanka (+94)' },
  { id: 'US', label: 'United States (+1)' },
];

async function find(query: string) {
  const onChange = vi.fn();
  render(<ComboBox label="Country" options={countries} defaultValue="IN" onChange={onChange} />);
  const field = screen.getByRole('combobox', { name: 'Country' });
  await userEvent.clear(field);
  await userEvent.type(field, query);
  const found = screen.queryAllByRole('option').map((option) => option.textContent);
  return { found, onChange };
}

test.each([
  ['ind', ['India (+91)', 'Indonesia (+62)']],
  ['lanka', ['Sri Lanka (+94)']],
  ['cote', ["Côte d'Ivoire (+225)"]],
  ['+91', ['India (+91)']],
  ['9', ['India (+91)', 'Sri Lanka (+94)']],
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
