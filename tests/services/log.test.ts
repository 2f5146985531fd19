import { beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../src/services/api/failure.ts';
import { logFailure, logged } from '../../src/services/log.ts';

const written = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => written.mockClear());

it('Log: a failed call is logged by name and kind, without sentence and cause', () => {
  const cause = new Error('token=secret');
  logFailure(new ApiFailure('refused', 'createTask', { status: 500, sentence: 'private', cause }));
  expect(written.mock.calls).toEqual([['createTask: refused']]);
});

it.each(['a text with a secret', { body: 'secret' }, undefined])(
  'Log: a thrown value that is no error is logged without its content: %j',
  (thrown) => {
    logFailure(thrown);
    expect(written.mock.calls).toEqual([['Something failed.']]);
  },
);

it('Log: a call that succeeds returns its value and logs nothing', async () => {
  expect(await logged(Promise.resolve(7))).toBe(7);
  expect(written).not.toHaveBeenCalled();
});

it('Log: a call that fails is logged once and still fails', async () => {
  const failure = new Error('getTasks: unavailable');
  await expect(logged(Promise.reject(failure))).rejects.toBe(failure);
  expect(written.mock.calls).toEqual([['getTasks: unavailable']]);
});
