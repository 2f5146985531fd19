import { parseDate } from '@internationalized/date';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { MonthGrid } from '../../../src/views/ui/month-grid.tsx';

test('Calendar: a press on Next month shows the name of the month at once, and the days follow', async () => {
  render(
    <MonthGrid
      label="Day"
      today="2026-11-20"
      defaultValue={parseDate('2026-11-22')}
      onChange={() => undefined}
    />,
  );
  const turn = screen.getAllByRole('button', { name: 'Next month' })[0];
  const hasDay = (name: RegExp) => screen.queryByRole('button', { name }) !== null;
  const heading = () => document.querySelector('.month-name')?.textContent;
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  try {
    flushSync(() => turn?.click());
    expect(heading()).toBe('December 2026');
    expect(hasDay(/15 November/)).toBe(true);
    await expect.poll(() => hasDay(/15 December/)).toBe(true);
  } finally {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  }
  await act(async () => undefined);
});

test('Calendar: a press on a day renders that day and the one before it, and no other', async () => {
  const noteOf = vi.fn((_: string) => null);
  render(
    <MonthGrid
      label="Day"
      today="2026-11-20"
      defaultValue={parseDate('2026-11-22')}
      noteOf={noteOf}
    />,
  );
  const day = (name: RegExp) => screen.getByRole('button', { name });
  await userEvent.click(day(/20 November/));
  noteOf.mockClear();
  await userEvent.click(day(/17 November/));
  const rendered = new Set(noteOf.mock.calls.map(([of]) => of));
  expect(rendered).toEqual(new Set(['2026-11-17', '2026-11-20']));
});

test('Calendar: a day that was not rendered again tells the caller of now', async () => {
  const onChange = vi.fn();
  const at = (told: string) => (
    <MonthGrid
      label="Day"
      today="2026-11-20"
      value={parseDate('2026-11-22')}
      onChange={(date) => onChange(told, date.toString())}
    />
  );
  const { rerender } = render(at('first'));
  rerender(at('second'));
  await userEvent.click(screen.getByRole('button', { name: /17 November/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('second', '2026-11-17');
});

test('Calendar: the mark of today follows the day, also where the shown month stays', () => {
  const on = (today: string) => (
    <MonthGrid label="Day" today={today} defaultValue={parseDate('2026-11-22')} />
  );
  const { rerender } = render(on('2026-11-20'));
  const marked = () => document.querySelector('[data-today]')?.textContent;
  expect(marked()).toBe('20');
  rerender(on('2026-11-21'));
  expect(marked()).toBe('21');
});
