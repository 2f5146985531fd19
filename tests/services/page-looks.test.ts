import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onPageShown } from '../../src/services/page-looks.ts';

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
let device: EventTarget;

beforeEach(() => {
  page = new Page();
  device = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', device);
});

afterEach(() => vi.unstubAllGlobals());

it('that the person looks at the app again is told each time, and nothing at the start', () => {
  const told = vi.fn();
  onPageShown(told);
  expect(told).not.toHaveBeenCalled();
  page.turn('hidden');
  expect(told).not.toHaveBeenCalled();
  page.turn('visible');
  page.turn('hidden');
  page.turn('visible');
  expect(told).toHaveBeenCalledTimes(2);
});

it('a network that comes back is told to whoever looks at the app, and to nobody else', () => {
  const told = vi.fn();
  onPageShown(told);
  device.dispatchEvent(new Event('online'));
  expect(told).toHaveBeenCalledOnce();
  page.turn('hidden');
  device.dispatchEvent(new Event('online'));
  expect(told).toHaveBeenCalledOnce();
});

it('nobody is told once nobody listens', () => {
  const told = vi.fn();
  const other = vi.fn();
  const stop = onPageShown(told);
  onPageShown(other);
  stop();
  page.turn('visible');
  expect(other).toHaveBeenCalledOnce();
  device.dispatchEvent(new Event('online'));
  expect(told).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(2);
});
