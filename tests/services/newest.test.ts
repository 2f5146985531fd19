import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../src/services/api/failure.ts';
import { changing, newest } from '../../src/services/api/newest.ts';
import { onPageShown } from '../../src/services/page-looks.ts';
import { VisiblePage } from './visible-page.ts';

const page = new VisiblePage();

/** The requests of a list that wait for their answers. */
let asked: PromiseWithResolvers<unknown>[];

/** What the person is shown, and the failure that they are told of. */
const shown = vi.fn<(list: unknown) => void>();
const failed = vi.fn<(error: unknown) => void>();

const list = newest(() => {
  const waiting = Promise.withResolvers<unknown>();
  asked.push(waiting);
  return waiting.promise;
});

const open = () => void list().then(shown, failed);
const change = changing((answer: Promise<void>) => answer);
const unavailable = new ApiFailure('unavailable', 'getBookings');

const look = () => page.turn('visible');
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers();
  stop = onPageShown(() => undefined);
  asked = [];
  open();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

async function answer(list: unknown): Promise<void> {
  asked.at(-1)?.resolve(list);
  await vi.advanceTimersByTimeAsync(0);
}

async function fail(error: unknown): Promise<void> {
  asked.at(-1)?.reject(error);
  await vi.advanceTimersByTimeAsync(0);
}

it('Answers: a list that is on its way when a change is answered is asked for again, and only the later answer is shown', async () => {
  await change(Promise.resolve());
  await answer('before');
  expect(shown).not.toHaveBeenCalled();
  await answer('after');
  expect(shown.mock.calls).toEqual([['after']]);
  expect(asked).toHaveLength(2);
});

it('Answers: a change that got no answer may have been made, and has a list on its way asked for again', async () => {
  await expect(change(Promise.reject(unavailable))).rejects.toBe(unavailable);
  await answer('before');
  await answer('after');
  expect(shown.mock.calls).toEqual([['after']]);
});

it('Answers: a list that does not come is asked for again where a change was answered meanwhile, and once', async () => {
  await change(Promise.resolve());
  await fail(unavailable);
  expect(failed).not.toHaveBeenCalled();
  await fail(unavailable);
  expect(failed.mock.calls).toEqual([[unavailable]]);
  expect(asked).toHaveLength(2);
});

it('Answers: a change that is answered before a list is asked for, or after it has come, asks for nothing', async () => {
  await answer('first');
  await change(Promise.resolve());
  open();
  await answer('second');
  expect(shown.mock.calls).toEqual([['first'], ['second']]);
});

it('Answers: several looks at the page while a list is on its way ask for nothing, so that it comes on a slow network', async () => {
  for (const _ of [1, 2, 3]) look();
  vi.advanceTimersByTime(10_000);
  await answer('slow');
  expect(shown.mock.calls).toEqual([['slow']]);
});

it('Answers: a list that was on its way while the device slept is asked for again once the person looks at the page', async () => {
  vi.advanceTimersByTime(3_600_000);
  look();
  await answer('an hour old');
  expect(shown).not.toHaveBeenCalled();
  await answer('now');
  expect(shown.mock.calls).toEqual([['now']]);
});

it('Answers: a list whose connection was lost is asked for again where the person has looked at the page meanwhile', async () => {
  look();
  await fail(unavailable);
  await answer('now');
  expect(shown.mock.calls).toEqual([['now']]);
});

it('Answers: a list is asked for again by looks once at most, so that on a lost connection its failure is said', async () => {
  for (const _ of [1, 2]) {
    look();
    await fail(unavailable);
  }
  expect(failed.mock.calls).toEqual([[unavailable]]);
  expect(asked).toHaveLength(2);
});

it('Answers: a list whose session has expired is not asked for again where a change was answered meanwhile', async () => {
  const expired = { outcome: 'unauthorized' };
  await change(Promise.resolve());
  await answer(expired);
  expect(shown.mock.calls).toEqual([[expired]]);
});

it.each([
  ['that the service refused', new ApiFailure('refused', 'getBookings')],
  ['whose session has expired', new ApiFailure('unauthorized', 'getBookings')],
  ['that the app fails to read', new TypeError()],
])('Answers: a list %s is not asked for again by itself', async (_, error) => {
  look();
  await fail(error);
  expect(failed.mock.calls).toEqual([[error]]);
  expect(asked).toHaveLength(1);
});
