import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from '../../../src/views/ui/countdown.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('Countdown: it says the seconds that are left, to the end and no further', () => {
  render(<Countdown seconds={30} />);
  expect(screen.getByText('0:30')).toBeVisible();
  act(() => vi.advanceTimersByTime(21_000));
  expect(screen.getByText('0:09')).toBeVisible();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('0:00')).toBeVisible();
});

it('Countdown: the seconds in which the page was frozen count', () => {
  const { now } = performance;
  render(<Countdown seconds={30} />);
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 20_000);
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.getByText('0:09')).toBeVisible();
});
