import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { LoginDraft } from '#domain/sign-in.ts';
import { loginDraft, loginMachine } from '../../src/machines/login.ts';
import '../setup-countries.ts';
import { startFlow, toast } from './harness.ts';

const mobileNumber = '+919876543210';
const loginFailed = 'Invalid OTP or login failed. Please try again.';
const texts = { wrongCodeText: loginFailed, failureText: loginFailed };
const atCode: LoginDraft = {
  country: 'IN',
  typedNumber: '98765 43210',
  mobileNumber,
  step: 'code',
};

function start(draft: LoginDraft | null = null) {
  return startFlow(loginMachine, (shell) => ({ shell, draft }));
}

/** A possible number was submitted; the news of that is read. */
function startChecking() {
  const login = start();
  login.send({ type: 'number.changed', typed: '98765 43210' });
  login.send({ type: 'number.submitted' });
  login.news();
  return login;
}

async function startProving() {
  const login = startChecking();
  await login.answer('checkUser', { outcome: 'known' });
  login.news();
  return login;
}

describe('Login: the number', () => {
  it('Login: the number comes first, with India as its country', () => {
    const login = start();
    expect(login.news()).toEqual({ at: 'enteringPhone (draft)' });
    expect(login.context()).toMatchObject({
      country: 'IN',
      typedNumber: '',
      mobileNumber: '',
      refusal: null,
    });
  });

  it('Login: a number can be submitted once it is possible in its country', () => {
    const login = start();
    login.send({ type: 'number.submitted' });
    login.send({ type: 'number.changed', typed: '98765 4321' });
    expect(login.can({ type: 'number.submitted' })).toBe(false);
    login.send({ type: 'number.changed', typed: '98765 43210' });
    expect(login.can({ type: 'number.submitted' })).toBe(true);
    login.send({ type: 'country.changed', country: 'SG' });
    expect(login.can({ type: 'number.submitted' })).toBe(false);
    expect(login.context()).toMatchObject({
      country: 'SG',
      typedNumber: '98765 43210',
      mobileNumber: '',
    });
    login.send({ type: 'number.changed', typed: '8123 4567' });
    expect(login.context().mobileNumber).toBe('+6581234567');
    expect(login.news()).toEqual({ at: 'enteringPhone (draft)' });
  });

  it('Login: a number is checked once; a known one then needs its proof', async () => {
    const login = start();
    login.send({ type: 'number.changed', typed: '98765 43210' });
    login.send({ type: 'number.submitted' });
    login.send({ type: 'number.submitted' });
    expect(login.news()).toEqual({
      at: 'checkingUser (busy)',
      asked: [['checkUser', { mobileNumber }]],
    });
    await login.answer('checkUser', { outcome: 'known' });
    const asked = { mobileNumber, isCodeRequested: false, details: null, ...texts };
    expect(login.news()).toMatchObject({
      at: 'provingPhone (draft)',
      asked: [['phoneProof', asked]],
    });
  });

  it('Login: an unknown number leads to registration', async () => {
    const login = startChecking();
    await login.answer('checkUser', { outcome: 'unknown' });
    expect(login.news()).toEqual({
      at: 'unknownUser (draft)',
      told: [{ type: 'user.unknown', mobileNumber }],
    });
    expect(login.snapshot().status).toBe('done');
  });

  it.each([
    ['refused', 'Please wait a minute.'],
    ['lost', null],
  ])(
    'Login: a number can be submitted again after a check that was %s',
    async (outcome, refusal) => {
      const login = startChecking();
      if (refusal) await login.answer('checkUser', { outcome, message: refusal });
      else await login.fail('checkUser');
      expect(login.news()).toEqual({
        at: 'enteringPhone (draft)',
        told: [toast('Error checking user existence', 'failure', 'code')],
      });
      expect(login.context()).toMatchObject({ refusal, typedNumber: '98765 43210', mobileNumber });
      expect(login.can({ type: 'number.submitted' })).toBe(true);
    },
  );

  it.each([
    { type: 'number.changed', typed: '98765 43211' },
    { type: 'country.changed', country: 'US' },
  ] as const)('Login: the reason of a refusal goes with $type', async (correction) => {
    const login = startChecking();
    await login.answer('checkUser', { outcome: 'refused', message: 'Please wait a minute.' });
    login.send(correction);
    expect(login.context().refusal).toBeNull();
  });

  it('Login: the reason of a refusal goes as soon as the number is submitted again', async () => {
    const login = startChecking();
    await login.answer('checkUser', { outcome: 'refused', message: 'Please wait a minute.' });
    login.send({ type: 'number.submitted' });
    expect(login.context().refusal).toBeNull();
  });
});

describe('Login: the proof of the number', () => {
  it('Login: the proof of the number ends the login with a session', async () => {
    const login = await startProving();
    await login.answer('phoneProof', { outcome: 'signedIn' });
    expect(login.news()).toEqual({ at: 'signedIn' });
    expect(login.snapshot().status).toBe('done');
  });

  it.each([
    [{ outcome: 'notSent', message: 'Too many tries.' }, 'Too many tries.'],
    [{ outcome: 'notSent', message: null }, null],
    [{ outcome: 'numberAskedAgain' }, null],
  ])('Login: a proof that ends as %j leads back to the number', async (output, refusal) => {
    const login = await startProving();
    await login.answer('phoneProof', output);
    expect(login.news()).toEqual({ at: 'enteringPhone (draft)' });
    expect(login.context()).toMatchObject({ refusal, mobileNumber });
  });

  it('Login: a proof that breaks down leads back to the number with a toast', async () => {
    const login = await startProving();
    await login.fail('phoneProof');
    expect(login.news()).toEqual({
      at: 'enteringPhone (draft)',
      told: [toast(loginFailed, 'failure', 'code')],
    });
  });
});

describe('Login: after a reload', () => {
  it('Login: a reload goes on with the code that was sent', () => {
    expect(start(atCode).news()).toMatchObject({
      at: 'provingPhone (draft)',
      asked: [['phoneProof', { mobileNumber, isCodeRequested: true }]],
    });
  });

  it('Login: after a reload a number that was asked for again gets a new code', async () => {
    const login = start(atCode);
    await login.answer('phoneProof', { outcome: 'numberAskedAgain' });
    login.send({ type: 'number.submitted' });
    await login.answer('checkUser', { outcome: 'known' });
    expect(login.news().asked?.at(-1)).toMatchObject(['phoneProof', { isCodeRequested: false }]);
  });

  it('Login: a reload goes on with the typed number in its country', () => {
    const mobileNumber = '+6581234567';
    const typed = { country: 'SG', typedNumber: '8123 4567', mobileNumber } as const;
    const login = start({ ...typed, step: 'phone' });
    expect(login.news()).toEqual({ at: 'enteringPhone (draft)' });
    expect(login.context()).toMatchObject(typed);
  });

  it.each(['98', ''])('Login: a draft that has only %j begins with the number', (typedNumber) => {
    const draft = { ...atCode, typedNumber, mobileNumber: null };
    expect(start(draft).news()).toEqual({ at: 'enteringPhone (draft)' });
  });

  it('Login: the draft holds the number, its country and the step', async () => {
    expect(loginDraft.flow).toBe('login');
    const login = start({ ...atCode, step: 'phone' });
    expect(loginDraft.of(login.snapshot())).toEqual({ ...atCode, step: 'phone' });
    login.send({ type: 'number.submitted' });
    await login.answer('checkUser', { outcome: 'known' });
    expect(loginDraft.of(login.snapshot()).step).toBe('phone');
    login.send({ type: 'code.awaited', isAwaited: true });
    expect(v.parse(loginDraft.schema, loginDraft.of(login.snapshot()))).toEqual(atCode);
    login.send({ type: 'code.awaited', isAwaited: false });
    expect(loginDraft.of(login.snapshot()).step).toBe('phone');
  });

  it('Login: the draft holds no number that is not possible', () => {
    const login = start();
    login.send({ type: 'number.changed', typed: '98765' });
    const kept = { country: 'IN', typedNumber: '98765', mobileNumber: null, step: 'phone' };
    expect(loginDraft.of(login.snapshot())).toEqual(kept);
  });
});
