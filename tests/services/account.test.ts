import { describe, expect, it } from 'vitest';
import { getAccount } from '../../src/services/api/account.ts';
import { ApiFailure } from '../../src/services/api/failure.ts';

const { signal } = new AbortController();

describe('The account of a backend with the specification’s calls alone', () => {
  it.each([404, 405, 501])('answered with %i is absent, which is no failure', async (status) => {
    expect(await ask(status)).toEqual({ outcome: 'absent' });
  });

  it.each([400, 403, 429, 500, 503])('answered with %i is a failure', async (status) => {
    await expect(ask(status)).rejects.toBeInstanceOf(ApiFailure);
  });
});

function ask(status: number) {
  const send = () => Promise.reject(new ApiFailure('refused', 'getAccount', { status }));
  return getAccount(send, { userID: 'asha' }, signal);
}
