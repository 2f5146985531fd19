import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMinute, useToday, useZone } from '../../src/views/flow/use-clock.ts';
import { timeText } from '../../src/views/words/when-text.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-03-09T10:00:30Z'),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('§22.230 the clocks of a page share one timer, and the last one takes it along', () => {
  const { unmount } = render([<Clock key="a" />, <Clock key="b" />, <Clock key="c" />]);
  expect(vi.getTimerCount()).toBe(1);
  act(() => vi.advanceTimersByTime(minute));
  expect(shown()).toEqual(['10:01 2026-03-09', '10:01 2026-03-09', '10:01 2026-03-09']);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('§22.230 the clocks of a hidden page have no timer, and are right once it is shown', () => {
  render(<Clock />);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime('2026-03-12T07:15:00Z');
  visibility.mockReturnValue('visible');
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toEqual(['07:15 2026-03-12']);
  expect(vi.getTimerCount()).toBe(1);
});

it.each([
  ['the minute', useMinute],
  ['the day', useToday],
  ['the zone alone', useZone],
])(
  '§22.183 a view that follows %s writes its times in the zone that the device is in by then',
  (_, useIt) => {
    const Time = () => {
      useIt();
      return <p data-testid="clock">{timeText('2026-03-09T10:00:00Z')}</p>;
    };
    setLocalTimeZone('Asia/Kolkata');
    render(<Time />);
    expect(shown()).toEqual(['03:30\u00a0pm']);
    setLocalTimeZone('Asia/Kathmandu');
    act(() => vi.advanceTimersByTime(5_000));
    expect(shown()).toEqual(['03:45\u00a0pm']);
    resetLocalTimeZone();
  },
);

function Clock() {
  const time = new Date(useMinute()).toISOString().slice(11, 16);
  return <p data-testid="clock">{`${time} ${useToday()}`}</p>;
}

function shown(): (string | null)[] {
  return screen.getAllByTestId('clock').map(({ textContent }) => textContent);
}
