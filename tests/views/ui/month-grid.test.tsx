import { parseDate } from '@internationalized/date';
import { act, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { MonthGrid } from '../../../src/views/ui/month-grid.tsx';

test('Calendar: a press on Next month shows the name of the month at once, and the days follow', async () => {
  render(
    <MonthGrid label="Day" defaultValue={parseDate('2026-11-22')} onChange={() => undefined} />,
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
