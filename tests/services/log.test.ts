import { beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../src/services/api/failure.ts';
import { logFailure, logged } from '../../src/services/log.ts';

const written = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => written.mockClear());

it('a failure is written down in its own short words, without what caused it', () => {
  const cause = new Error('token=secret');
  logFailure(new ApiFailure('refused', 'createTask', { status: 500, sentence: 'private', cause }));
  expect(written.mock.calls).toEqual([['createTask: refused']]);
});

it.each(['a text with a secret', { body: 'secret' }, undefined])(
  'what is no error is not written down: %j',
  (thrown) => {
    logFailure(thrown);
    expect(written.mock.calls).toEqual([['Something failed.']]);
  },
);

it('what succeeds is handed on, and nothing is written', async () => {
  expect(await logged(Promise.resolve(7))).toBe(7);
  expect(written).not.toHaveBeenCalled();
});

it('what fails is written once and fails still', async () => {
  const failure = new Error('getTasks: unavailable');
  await expect(logged(Promise.reject(failure))).rejects.toBe(failure);
  expect(written.mock.calls).toEqual([['getTasks: unavailable']]);
});
