import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onPageShown } from '../../src/services/page-looks.ts';
import { VisiblePage } from './visible-page.ts';

let page: VisiblePage;
let device: EventTarget;

beforeEach(() => {
  page = new VisiblePage();
  device = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', device);
});

afterEach(() => vi.unstubAllGlobals());

it('Page: each return to the app is reported, and its start is not', () => {
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

it('Page: a network that comes back is reported while the page is visible only', () => {
  const told = vi.fn();
  onPageShown(told);
  device.dispatchEvent(new Event('online'));
  expect(told).toHaveBeenCalledOnce();
  page.turn('hidden');
  device.dispatchEvent(new Event('online'));
  expect(told).toHaveBeenCalledOnce();
});

it('Page: a listener that stopped hears nothing, and the others still do', () => {
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
