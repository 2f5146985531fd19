import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { LoginDraft } from '#domain/sign-in.ts';
import { loginDraft, loginMachine } from '../../src/machines/login.ts';
import { startFlow, toast } from './harness.ts';

const mobileNumber = '+919876543210';
const loginFailed = 'Invalid OTP or login failed. Please try again.';
const tooManyTries = 'Too many tries. Please wait a while and try again later.';
const atCode: LoginDraft = {
  country: 'IN',
  typedNumber: '98765 43210',
  mobileNumber,
  step: 'code',
};

function start(draft: LoginDraft | null = null) {
  return startFlow(loginMachine, (shell) => ({ shell, draft }));
}

async function startAtCode() {
  const login = start();
  login.send({ type: 'number.changed', typed: '98765 43210' });
  login.send({ type: 'number.submitted' });
  await login.answer('checkUser', { outcome: 'known' });
  return login;
}

async function startWithProof() {
  const login = await startAtCode();
  await login.answer('otp', { outcome: 'confirmed', proof: 'proof' });
  login.news();
  return login;
}

describe('the number (specification, 2 and 5)', () => {
  it('is asked for first, of India unless said otherwise', () => {
    const login = start();
    expect(login.news()).toEqual({ at: 'enteringPhone (draft)' });
    expect(login.context()).toMatchObject({
      country: 'IN',
      typedNumber: '',
      mobileNumber: null,
      refusal: null,
      proof: '',
      session: { token: '', userID: '' },
    });
  });

  it('is sent off only once it is possible in its country', () => {
    const login = start();
    login.send({ type: 'number.submitted' });
    login.send({ type: 'number.changed', typed: '98765 4321' });
    expect(login.can({ type: 'number.submitted' })).toBe(false);
    login.send({ type: 'number.changed', typed: '98765 43210' });
    expect(login.can({ type: 'number.submitted' })).toBe(true);
    login.send({ type: 'country.changed', country: 'SG' });
    expect(login.can({ type: 'number.submitted' })).toBe(false);
    expect(login.context()).toMatchObject({ country: 'SG', typedNumber: '98765 43210' });
    login.send({ type: 'number.changed', typed: '8123 4567' });
    expect(login.context().mobileNumber).toBe('+6581234567');
    expect(login.news()).toEqual({ at: 'enteringPhone (draft)' });
  });

  it('is asked about once, and a known one gets its code', async () => {
    const login = start();
    login.send({ type: 'number.changed', typed: '98765 43210' });
    login.send({ type: 'number.submitted' });
    login.send({ type: 'number.submitted' });
    expect(login.news()).toEqual({
      at: 'checkingUser (busy)',
      asked: [['checkUser', { mobileNumber }]],
    });
    await login.answer('checkUser', { outcome: 'known' });
    const isRequested = false;
    const texts = { wrongCodeText: loginFailed, failureText: loginFailed };
    expect(login.news()).toEqual({
      at: 'confirmingPhone (draft)',
      asked: [['otp', { mobileNumber, isRequested, ...texts }]],
    });
  });

  it('that is new leads to registration', async () => {
    const login = start();
    login.send({ type: 'number.changed', typed: '98765 43210' });
    login.send({ type: 'number.submitted' });
    await login.answer('checkUser', { outcome: 'unknown' });
    expect(login.news()).toMatchObject({
      at: 'unknownUser (draft)',
      told: [{ type: 'user.unknown', mobileNumber }],
    });
    expect(login.snapshot().status).toBe('done');
  });

  it.each([
    ['refused', 'Please wait a minute.'],
    ['lost', null],
  ])('whose check is %s can be sent off again', async (outcome, refusal) => {
    const login = start();
    login.send({ type: 'number.changed', typed: '98765 43210' });
    login.send({ type: 'number.submitted' });
    if (refusal) await login.answer('checkUser', { outcome, message: refusal });
    else await login.fail('checkUser');
    expect(login.news()).toMatchObject({
      at: 'enteringPhone (draft)',
      told: [toast('Error checking user existence', 'failure')],
    });
    expect(login.context()).toMatchObject({ refusal, typedNumber: '98765 43210', mobileNumber });
    expect(login.can({ type: 'number.submitted' })).toBe(true);
  });

  it.each([
    { type: 'number.changed', typed: '98765 43211' },
    { type: 'country.changed', country: 'US' },
  ] as const)('that is mended by $type says no more why it was refused', async (mended) => {
    const login = start();
    login.send({ type: 'number.changed', typed: '98765 43210' });
    login.send({ type: 'number.submitted' });
    await login.answer('checkUser', { outcome: 'refused', message: 'Please wait a minute.' });
    login.send(mended);
    expect(login.context().refusal).toBeNull();
  });
});

describe('the code of a login (specification, 4 and 8)', () => {
  it('that is right opens a session with its proof', async () => {
    const login = await startAtCode();
    await login.answer('otp', { outcome: 'confirmed', proof: 'proof' });
    expect(login.news()).toMatchObject({
      at: 'loggingIn (busy)',
      asked: [
        ['checkUser', { mobileNumber }],
        ['otp', {}],
        ['login', { mobileNumber, proof: 'proof' }],
      ],
    });
    await login.answer('login', { outcome: 'signedIn', token: 'token', userID: 'asha' });
    expect(login.news()).toEqual({
      at: 'signedIn',
      told: [{ type: 'user.signedIn', token: 'token', userID: 'asha', mobileNumber }],
    });
    expect(login.snapshot().status).toBe('done');
  });

  it.each([
    [{ outcome: 'notSent', problem: 'failure' }, null],
    [{ outcome: 'notSent', problem: 'tooManyTries' }, tooManyTries],
    [{ outcome: 'notRequested' }, null],
    [{ outcome: 'numberChanged' }, null],
  ])('that came to %j leads back to the number', async (outcome, refusal) => {
    const login = await startAtCode();
    login.news();
    await login.answer('otp', outcome);
    expect(login.news()).toEqual({ at: 'enteringPhone (draft)' });
    expect(login.context()).toMatchObject({ refusal, mobileNumber, proof: '' });
  });

  it('that breaks down is told of, and leads back to the number', async () => {
    const login = await startAtCode();
    login.news();
    await login.fail('otp');
    expect(login.news()).toEqual({
      at: 'enteringPhone (draft)',
      told: [toast(loginFailed, 'failure')],
    });
  });

  it.each([
    ['refused', 'Not possible.'],
    ['lost', null],
  ])('that is right, with a login that is %s, needs no other one', async (outcome, refusal) => {
    const login = await startWithProof();
    if (refusal) await login.answer('login', { outcome, message: refusal });
    else await login.fail('login');
    expect(login.news()).toEqual({ at: 'loginFailed', told: [toast(loginFailed, 'failure')] });
    expect(login.context().refusal).toBe(refusal);
    login.send({ type: 'login.retried' });
    expect(login.news()).toEqual({
      at: 'loggingIn (busy)',
      asked: [['login', { mobileNumber, proof: 'proof' }]],
    });
    expect(login.context().refusal).toBeNull();
  });

  it('is worth nothing for another number', async () => {
    const login = await startWithProof();
    await login.answer('login', { outcome: 'refused', message: 'Not possible.' });
    login.news();
    login.send({ type: 'number.abandoned' });
    expect(login.news()).toEqual({ at: 'enteringPhone (draft)' });
    expect(login.context()).toMatchObject({ refusal: null, proof: '', mobileNumber });
  });
});

describe('a login after a reload', () => {
  it('goes on with the code that was asked for', () => {
    const login = start(atCode);
    expect(login.news()).toMatchObject({
      at: 'confirmingPhone (draft)',
      asked: [['otp', { mobileNumber, isRequested: true }]],
    });
  });

  it('asks for a new code once another number was wanted', async () => {
    const login = start(atCode);
    await login.answer('otp', { outcome: 'numberChanged' });
    login.send({ type: 'number.submitted' });
    await login.answer('checkUser', { outcome: 'known' });
    expect(login.news().asked?.at(-1)).toMatchObject(['otp', { isRequested: false }]);
  });

  it('goes on with what was typed, in its country', () => {
    const login = start({ ...atCode, country: 'SG', typedNumber: '8123 4567', step: 'phone' });
    expect(login.news()).toEqual({ at: 'enteringPhone (draft)' });
    expect(login.context()).toMatchObject({
      country: 'SG',
      typedNumber: '8123 4567',
      mobileNumber: '+6581234567',
    });
  });

  it('begins with the number where that is none', () => {
    expect(start({ ...atCode, typedNumber: '98' }).news()).toEqual({ at: 'enteringPhone (draft)' });
  });

  it('has kept the number, its country and how far it was, under its own name', async () => {
    expect(loginDraft.flow).toBe('login');
    const login = start({ ...atCode, step: 'phone' });
    expect(loginDraft.of(login.snapshot())).toEqual({ ...atCode, step: 'phone' });
    login.send({ type: 'number.submitted' });
    await login.answer('checkUser', { outcome: 'known' });
    expect(v.parse(loginDraft.schema, loginDraft.of(login.snapshot()))).toEqual(atCode);
  });
});
