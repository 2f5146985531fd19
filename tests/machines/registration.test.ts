import { describe, expect, it } from 'vitest';
import type { RegistrationDraft } from '#domain/registration.ts';
import { registrationDraft, registrationMachine } from '../../src/machines/registration.ts';
import { startFlow, toast } from './harness.ts';

const mobileNumber = '+919876543210';
const details = { fullName: 'Asha Rao', dob: '1990-02-28', aadhaar: '123456', agreed: true };
const tooManyTries = 'Too many tries. Please wait a while and try again later.';
const error = toast('Error registering user.', 'failure');
const atCode: RegistrationDraft = { mobileNumber, details, step: 'code' };

function start(draft: RegistrationDraft | null = null) {
  return startFlow(registrationMachine, (shell) => ({ shell, mobileNumber, draft }));
}

function startFilled() {
  const registration = start();
  registration.send({ type: 'name.changed', fullName: 'Asha Rao' });
  registration.send({ type: 'dob.changed', dob: '1990-02-28' });
  registration.send({ type: 'aadhaar.changed', text: '12-34-56' });
  registration.send({ type: 'terms.changed', agreed: true });
  return registration;
}

function startAtCode() {
  const registration = startFilled();
  registration.send({ type: 'details.submitted', today: '2026-03-09' });
  return registration;
}

async function startSigningUp() {
  const registration = startAtCode();
  registration.news();
  await registration.answer('otp', { outcome: 'confirmed', proof: 'proof' });
  return registration;
}

describe('the details (specification, 2 and 5)', () => {
  it('are empty at first, with nothing asked of anybody', () => {
    const registration = start();
    expect(registration.news()).toEqual({ at: 'enteringDetails (draft)' });
    expect(registration.context()).toMatchObject({
      details: { fullName: '', dob: '', aadhaar: '', agreed: false },
      isDobInFuture: false,
      refusal: null,
      proof: '',
      session: { token: '', userID: '' },
    });
  });

  it('are sent off once they are whole', () => {
    const registration = startFilled();
    expect(registration.context().details).toEqual(details);
    registration.send({ type: 'terms.changed', agreed: false });
    registration.send({ type: 'details.submitted', today: '2026-03-09' });
    expect(registration.news()).toEqual({ at: 'enteringDetails (draft)' });
    expect(registration.can({ type: 'details.submitted', today: '2026-03-09' })).toBe(false);
    registration.send({ type: 'terms.changed', agreed: true });
    registration.send({ type: 'details.submitted', today: '2026-03-09' });
    const isRequested = false;
    const texts = { wrongCodeText: 'Invalid OTP.', failureText: 'Error registering user.' };
    expect(registration.news()).toEqual({
      at: 'confirmingPhone (draft)',
      asked: [['otp', { mobileNumber, isRequested, ...texts }]],
    });
  });

  it('with a day of birth to come are not sent, until the day is mended', () => {
    const registration = startFilled();
    registration.send({ type: 'details.submitted', today: '1990-02-27' });
    expect(registration.news()).toEqual({ at: 'enteringDetails (draft)' });
    expect(registration.context().isDobInFuture).toBe(true);
    registration.send({ type: 'dob.changed', dob: '1990-02-27' });
    expect(registration.context().isDobInFuture).toBe(false);
  });

  it('that are not whole say nothing of the day of birth yet', () => {
    const registration = startFilled();
    registration.send({ type: 'name.changed', fullName: '' });
    registration.send({ type: 'details.submitted', today: '1990-02-27' });
    expect(registration.context().isDobInFuture).toBe(false);
  });

  it('can be left for another number', () => {
    const registration = start();
    registration.send({ type: 'number.abandoned' });
    expect(registration.news()).toEqual({
      at: 'abandoned (draft)',
      told: [{ type: 'number.abandoned' }],
    });
    expect(registration.snapshot().status).toBe('done');
  });
});

describe('the code of a registration', () => {
  it('that is right makes the account with its proof', async () => {
    const registration = await startSigningUp();
    expect(registration.news()).toEqual({
      at: 'signingUp (busy)',
      asked: [['signup', { mobileNumber, details, proof: 'proof' }]],
    });
  });

  it.each(['numberChanged', 'notRequested'])('that came to %s leads to the number', async (end) => {
    const registration = startAtCode();
    registration.news();
    await registration.answer('otp', { outcome: end });
    expect(registration.news()).toEqual({
      at: 'abandoned (draft)',
      told: [{ type: 'number.abandoned' }],
    });
  });

  it.each([
    ['failure', null],
    ['tooManyTries', tooManyTries],
  ])('that was not sent, for %s, leads back to the details', async (problem, refusal) => {
    const registration = startAtCode();
    registration.news();
    await registration.answer('otp', { outcome: 'notSent', problem });
    expect(registration.news()).toEqual({ at: 'enteringDetails (draft)' });
    expect(registration.context()).toMatchObject({ refusal, details });
  });

  it('that breaks down is told of, and leads back to the details', async () => {
    const registration = startAtCode();
    registration.news();
    await registration.fail('otp');
    expect(registration.news()).toEqual({ at: 'enteringDetails (draft)', told: [error] });
  });
});

describe('an account (specification, 4 and 8)', () => {
  it('that was made signs its person in', async () => {
    const registration = await startSigningUp();
    registration.news();
    await registration.answer('signup', { outcome: 'registered', token: 'token', userID: 'asha' });
    expect(registration.news()).toEqual({
      at: 'registered',
      told: [
        toast('Registration successful!', 'success'),
        { type: 'user.signedIn', token: 'token', userID: 'asha', mobileNumber },
      ],
    });
    expect(registration.snapshot().status).toBe('done');
  });

  const failed = 'Registration failed.';
  it.each([
    ['incomplete', { outcome: 'incomplete' }, failed, toast(failed, 'failure')],
    ['refused', { outcome: 'refused', message: 'Not possible.' }, 'Not possible.', error],
    ['not made', null, null, error],
  ])('that was %s can be tried again with the same proof', async (_, answer, refusal, told) => {
    const registration = await startSigningUp();
    registration.news();
    if (answer) await registration.answer('signup', answer);
    else await registration.fail('signup');
    expect(registration.news()).toEqual({ at: 'signupFailed', told: [told] });
    expect(registration.context().refusal).toBe(refusal);
    registration.send({ type: 'signup.retried' });
    expect(registration.news()).toEqual({
      at: 'signingUp (busy)',
      asked: [['signup', { mobileNumber, details, proof: 'proof' }]],
    });
    expect(registration.context().refusal).toBeNull();
  });

  it('that was not made can be left for another number', async () => {
    const registration = await startSigningUp();
    await registration.fail('signup');
    registration.news();
    registration.send({ type: 'number.abandoned' });
    expect(registration.news()).toEqual({
      at: 'abandoned (draft)',
      told: [{ type: 'number.abandoned' }],
    });
  });
});

describe('a registration after a reload', () => {
  it('goes on with the code that was asked for', () => {
    expect(start(atCode).news()).toMatchObject({
      at: 'confirmingPhone (draft)',
      asked: [['otp', { isRequested: true }]],
    });
  });

  it.each([
    ['at the details', { ...atCode, step: 'details' } as const],
    ['for another number', { ...atCode, mobileNumber: '+919876543211' }],
  ])('that was %s goes on with the details', (_, draft) => {
    const registration = start(draft);
    expect(registration.news()).toEqual({ at: 'enteringDetails (draft)' });
    expect(registration.context().details).toEqual(details);
  });

  it('asks for a new code once the first could not be sent', async () => {
    const registration = start(atCode);
    await registration.answer('otp', { outcome: 'notSent', problem: 'failure' });
    registration.news();
    registration.send({ type: 'details.submitted', today: '2026-03-09' });
    expect(registration.news().asked).toMatchObject([['otp', { isRequested: false }]]);
  });

  it('has kept its number, the details and how far it was, under its own name', () => {
    expect(registrationDraft.flow).toBe('registration');
    const registration = startFilled();
    const kept = { mobileNumber, details, step: 'details' };
    expect(registrationDraft.of(registration.snapshot())).toEqual(kept);
    registration.send({ type: 'details.submitted', today: '2026-03-09' });
    expect(registrationDraft.of(registration.snapshot())).toEqual(atCode);
  });
});
