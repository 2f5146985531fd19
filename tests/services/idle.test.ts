// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { whenAtRest, whenIdle } from '../../src/services/idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('At rest: a fetch ahead waits until the page has loaded and the browser is idle', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (action: () => void) => idle.push(action));
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const fetchAhead = vi.fn();
  whenAtRest(fetchAhead);
  expect(idle).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(fetchAhead).not.toHaveBeenCalled();
  for (const action of idle) action();
  expect(fetchAhead).toHaveBeenCalledOnce();
});

it('Idle: in a browser that never calls itself idle, the work is done after some seconds', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (action: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout) setTimeout(action, options.timeout);
  });
  const registerWorker = vi.fn();
  whenIdle(registerWorker);
  vi.advanceTimersByTime(1_000);
  expect(registerWorker).not.toHaveBeenCalled();
  vi.advanceTimersByTime(9_000);
  expect(registerWorker).toHaveBeenCalledOnce();
});

it('At rest: nothing is fetched ahead for a person who saves data', () => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  whenAtRest(() => {});
  expect(idle).not.toHaveBeenCalled();
});
