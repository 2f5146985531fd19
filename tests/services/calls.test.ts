import { describe, expect, it, vi } from 'vitest';
import * as signIn from '#domain/contract/sign-in.ts';
import { fallbackLocation, noCity } from '#domain/session.ts';
import type { Send } from '../../src/services/api/client.ts';
import { listServices } from '../../src/services/api/explore.ts';
import {
  ApiFailure,
  type ApiFailureDetails,
  type ApiFailureKind,
} from '../../src/services/api/failure.ts';
import { validateToken } from '../../src/services/api/session.ts';
import { openSession } from '../../src/services/api/sign-in.ts';

const { signal } = new AbortController();
const mobileNumber = '+919876543210';
const details = { fullName: '  Asha Rao ', dob: '1990-02-28', aadhaar: '123456', agreed: true };
const known = { mobileNumber, details: null, proof: 'proof', provenAt: Date.now() };
const newcomer = { ...known, details };

describe('The token check', () => {
  it.each([
    [true, 'valid'],
    [false, 'invalid'],
  ])('takes {valid: %s} as %s', async (valid, outcome) => {
    expect(await validateToken(answering({ valid }), { token: 't' }, signal)).toEqual({ outcome });
  });

  it.each<[ApiFailureKind, number | null]>([
    ['unauthorized', 401],
    ['refused', 403],
    ['refused', 429],
    ['malformed', null],
  ])('takes the failure %s with status %s as invalid', async (kind, status) => {
    const send = failing(kind, { status, retryAfter: 4_000 });
    expect(await validateToken(send, { token: 't' }, signal)).toEqual({ outcome: 'invalid' });
  });

  it.each<[ApiFailureKind, number | null, number | null]>([
    ['unavailable', null, null],
    ['refused', 500, null],
    ['refused', 503, 4_000],
  ])('takes the failure %s with status %s as no answer', async (kind, status, retryAfter) => {
    const send = failing(kind, { status, retryAfter });
    const outcome = { outcome: 'unanswered', retryAfter };
    expect(await validateToken(send, { token: 't' }, signal)).toEqual(outcome);
  });

  it('sends nothing while the device says that it has no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const send = answering({ valid: true });
    expect(await validateToken(send, { token: 't' }, signal)).toEqual({ outcome: 'offline' });
    expect(send).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('rejects with an error that is no failure of a call', async () => {
    const fault = new RangeError('a fault of ours');
    const asked = validateToken(() => Promise.reject(fault), { token: 't' }, signal);
    await expect(asked).rejects.toBe(fault);
  });
});

it('Registration: the name is sent without the blanks around it', async () => {
  const send = answering({ token: 't', userID: 'u' });
  await openSession(send, newcomer, signal);
  const request = expect.objectContaining({ full_name: 'Asha Rao' });
  expect(send).toHaveBeenCalledWith(signIn.signup, request, expect.anything());
});

describe('A proof of the phone', () => {
  const day = 24 * 60 * 60 * 1_000;
  const old = { ...known, provenAt: Date.now() - day };
  const refused =
    (status: number): Send =>
    (call) =>
      Promise.reject(new ApiFailure('refused', call.name, { status, sentence: 'No.' }));

  it.each([401, 403])(
    'an old proof counts as expired when it is refused with %i',
    async (status) => {
      expect(await openSession(refused(status), old, signal)).toEqual({ outcome: 'proofTooOld' });
    },
  );

  it.each([400, 404, 409, 500])('an old proof is not blamed for a %i', async (status) => {
    const outcome = { outcome: 'refused', message: 'No.' };
    expect(await openSession(refused(status), old, signal)).toEqual(outcome);
  });

  it('a proof of less than five minutes is not asked for again after a 403', async () => {
    const outcome = { outcome: 'refused', message: 'No.' };
    expect(await openSession(refused(403), known, signal)).toEqual(outcome);
  });
});

it.each([{}, { token: 't' }, { userID: 'u' }, { token: '', userID: 'u' }, { token: null }])(
  'Registration: the answer %o to signup is incomplete',
  async (answer) => {
    const asked = openSession(answering(answer), newcomer, signal);
    expect(await asked).toEqual({ outcome: 'incomplete' });
  },
);

it.each([
  [400, 'invalid'],
  [409, 'invalid'],
  [422, 'invalid'],
  [403, 'refused'],
  [429, 'refused'],
  [500, 'refused'],
])('Registration: a signup answered with %i and a reason is %s', async (status, outcome) => {
  const details = { status, sentence: 'Not today.' };
  const send = vi.fn().mockRejectedValue(new ApiFailure('refused', 'signup', details));
  expect(await openSession(send, newcomer, signal)).toEqual({ outcome, message: 'Not today.' });
});

describe('The services of a category (§22.82)', () => {
  it.each([
    [
      { city: 'Adoni', pincode: '518301' },
      { city: 'Adoni', pincode: '518301' },
    ],
    [{ city: 'Adoni', pincode: fallbackLocation.pincode }, { city: 'Adoni' }],
    [{ city: noCity, pincode: '518301' }, { pincode: '518301' }],
    [fallbackLocation, {}],
  ])('are asked for near %j by what is known of it: %j', async (place, near) => {
    const send = answering({ services: [] });
    await listServices(send, { category: 'Doctor', place }, signal);
    expect(send).toHaveBeenCalledWith(
      expect.anything(),
      { category: 'Doctor', ...near },
      { signal },
    );
  });
});

function answering(answer: unknown) {
  return vi.fn(async () => answer) as unknown as Send;
}

function failing(kind: ApiFailureKind, details?: ApiFailureDetails): Send {
  return (call) => Promise.reject(new ApiFailure(kind, call.name, details));
}
