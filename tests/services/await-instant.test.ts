import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitInstant } from '../../src/services/await-instant.ts';
import { VisiblePage } from './visible-page.ts';

const minute = 60_000;
const start = Date.parse('2026-03-09T06:00:00Z');

let page: VisiblePage;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  page = new VisiblePage();
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function wait(at: number, signal = new AbortController().signal) {
  const told = vi.fn();
  void awaitInstant({ at }, signal).then(told);
  return told;
}

it.each([1, 999, minute, minute + 1, 90 * minute])(
  'Timer: an instant %i ms away is announced to the millisecond',
  async (away) => {
    const told = wait(start + away);
    await vi.advanceTimersByTimeAsync(away - 1);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledExactlyOnceWith({ now: start + away });
  },
);

it.each([0, -1, -90 * minute])(
  'Timer: an instant that has passed by %i ms is announced at once',
  async (by) => {
    const told = wait(start + by);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toHaveBeenCalledExactlyOnceWith({ now: start });
  },
);

it('Timer: a device that slept over the instant announces it within a minute of waking', async () => {
  const told = wait(start + 90 * minute);
  await vi.advanceTimersByTimeAsync(minute / 2);
  vi.setSystemTime(start + 120 * minute);
  await vi.advanceTimersByTimeAsync(minute / 2);
  expect(told).toHaveBeenCalledExactlyOnceWith({ now: start + 120 * minute + minute / 2 });
});

it('Timer: the wait follows a clock that is set back', async () => {
  const told = wait(start + 2 * minute);
  await vi.advanceTimersByTimeAsync(minute);
  vi.setSystemTime(start);
  await vi.advanceTimersByTimeAsync(2 * minute - 1);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledOnce();
});

it('Timer: an instant months away, beyond a timer’s range, is not announced early', async () => {
  const told = wait(start + 90 * 24 * 60 * minute);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(told).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(1);
});

it('Timer: an unreadable instant never comes and costs at most two looks a minute', async () => {
  const told = wait(Number.NaN);
  const looked = vi.spyOn(Date, 'now');
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(told).not.toHaveBeenCalled();
  expect(looked.mock.calls.length).toBeLessThan(20);
});

it('Timer: an aborted wait leaves no timer behind and never settles', async () => {
  const giveUp = new AbortController();
  const told = wait(start + minute, giveUp.signal);
  await vi.advanceTimersByTimeAsync(minute / 2);
  giveUp.abort();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(told).not.toHaveBeenCalled();
});

it('Timer: a wait that was aborted before it began sets no timer', async () => {
  const told = wait(start + minute, AbortSignal.abort());
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(vi.getTimerCount()).toBe(0);
  expect(told).not.toHaveBeenCalled();
});

it('Timer: a wait of days takes no more memory than one of a minute', async () => {
  const { signal } = new AbortController();
  wait(start + 90 * 24 * 60 * minute, signal);
  const added = vi.spyOn(page, 'addEventListener');
  const removed = vi.spyOn(page, 'removeEventListener');
  await vi.advanceTimersByTimeAsync(24 * 60 * minute);
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
});

it('§22.230 a hidden page waits without a timer, and looks at the clock once it is shown', async () => {
  const told = wait(start + 90 * minute);
  await vi.advanceTimersByTimeAsync(minute / 2);
  page.turn('hidden');
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(120 * minute);
  expect(told).not.toHaveBeenCalled();
  page.turn('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledExactlyOnceWith({ now: start + 120.5 * minute });
});

it('§22.230 a page that is hidden from the start waits without a timer', async () => {
  page.turn('hidden');
  const told = wait(start + minute);
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(minute);
  page.turn('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledOnce();
});
