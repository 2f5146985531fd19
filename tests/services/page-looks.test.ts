import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leftAnswered } from '#domain/left-answered.ts';
import { networkPause } from '#domain/network-pause.ts';
import { onPageShown } from '../../src/services/page-looks.ts';
import { VisiblePage } from './visible-page.ts';

let page: VisiblePage;
let device: EventTarget;

beforeEach(() => {
  page = new VisiblePage();
  device = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', device);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const comeOnline = () => device.dispatchEvent(new Event('online'));

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

it('Page: the answer to a request whose screen was left is reported, while the page is visible only', () => {
  const told = vi.fn();
  const stop = onPageShown(told);
  page.dispatchEvent(new Event(leftAnswered));
  expect(told).toHaveBeenCalledOnce();
  page.turn('hidden');
  page.dispatchEvent(new Event(leftAnswered));
  stop();
  page.turn('visible');
  page.dispatchEvent(new Event(leftAnswered));
  expect(told).toHaveBeenCalledOnce();
});

it('Page: a network that comes back is reported once, after the pause of the page, while the page is visible only', () => {
  const told = vi.fn();
  onPageShown(told);
  for (const _ of [1, 2]) comeOnline();
  vi.advanceTimersByTime(networkPause - 1);
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveBeenCalledOnce();
  comeOnline();
  page.turn('hidden');
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveBeenCalledOnce();
});

it.each([
  ['0.3', 0, 300],
  ['1.5', 1 - Number.EPSILON, 1_500],
])(
  'Page: its pause after a returned network is 0.3 to 1.5 seconds, such as %s',
  async (_, drawn, pause) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    vi.resetModules();
    const ofPage = await import('#domain/network-pause.ts');
    expect(ofPage.networkPause).toBeCloseTo(pause, 6);
  },
);

it('Page: a listener that stopped hears nothing, and the others still do', () => {
  const told = vi.fn();
  const other = vi.fn();
  const stop = onPageShown(told);
  onPageShown(other);
  comeOnline();
  stop();
  page.turn('visible');
  expect(other).toHaveBeenCalledOnce();
  comeOnline();
  vi.advanceTimersByTime(60_000);
  expect(told).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(2);
});
