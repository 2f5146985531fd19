import { describe, expect, it } from 'vitest';
import type { RegistrationDetails } from '#domain/registration.ts';
import { phoneProofMachine } from '../../src/machines/phone-proof.ts';
import { startFlow, toast } from './harness.ts';

const mobileNumber = '+919876543210';
const details = { fullName: 'Asha Rao', dob: '1990-02-28', aadhaar: '123456', agreed: true };
const failure = toast('This went wrong.', 'failure', 'session');
const confirmed = { outcome: 'confirmed', proof: 'proof', provenAt: 7 };

function start(newcomer: RegistrationDetails | null = null, isCodeRequested = false) {
  return startFlow(phoneProofMachine, (shell) => ({
    shell,
    owner: null,
    mobileNumber,
    isCodeRequested,
    details: newcomer,
    wrongCodeText: 'This code is wrong.',
    failureText: 'This went wrong.',
  }));
}

/** The code was right; the news of that is read. */
async function startOpening(newcomer: RegistrationDetails | null = null) {
  const proof = start(newcomer);
  await proof.answer('otp', confirmed);
  proof.news();
  return proof;
}

describe('Phone proof: the code', () => {
  it.each([false, true])('Phone proof: it starts with the code; sent before: %s', (isRequested) => {
    const texts = { wrongCodeText: 'This code is wrong.', failureText: 'This went wrong.' };
    const proof = start(null, isRequested);
    expect(proof.news()).toEqual({
      at: 'confirmingPhone',
      asked: [['otp', { owner: null, mobileNumber, isRequested, ...texts }]],
    });
    expect(proof.context()).toMatchObject({ proof: '', isRenewing: false, refusal: null });
  });

  it.each([
    ['notSent', null],
    ['tooManyTries', 'Too many tries. Please wait a while and try again later.'],
  ])(
    'Phone proof: a code that was not sent, for %s, ends with this message: %s',
    async (problem, message) => {
      const proof = start();
      proof.news();
      await proof.answer('otp', { outcome: 'notSent', problem });
      expect(proof.news()).toEqual({ at: 'notSent' });
      expect(proof.snapshot().output).toEqual({ outcome: 'notSent', message });
    },
  );

  it('Phone proof: a code step that breaks down ends with a toast', async () => {
    const proof = start();
    proof.news();
    await proof.fail('otp');
    expect(proof.news()).toEqual({ at: 'notSent', told: [failure] });
    expect(proof.snapshot().output).toEqual({ outcome: 'notSent', message: null });
  });

  it.each(['numberChanged', 'notRequested'])(
    'Phone proof: a code that ends as %s asks for the number again',
    async (outcome) => {
      const proof = start();
      proof.news();
      await proof.answer('otp', { outcome });
      expect(proof.news()).toEqual({ at: 'numberAskedAgain' });
      expect(proof.snapshot().output).toEqual({ outcome: 'numberAskedAgain' });
    },
  );
});

describe('Phone proof: the session', () => {
  it.each([null, details])(
    'Phone proof: a right code opens a session for the details %j',
    async (newcomer) => {
      const proof = start(newcomer);
      proof.news();
      await proof.answer('otp', confirmed);
      expect(proof.news()).toEqual({
        at: 'openingSession (busy)',
        asked: [['openSession', { mobileNumber, proof: 'proof', provenAt: 7, details: newcomer }]],
      });
    },
  );

  it.each([
    ['signedIn', []],
    ['registered', [toast('Registration successful!', 'success', 'session')]],
  ])(
    'Phone proof: the answer %s signs the person in, and takes the toasts about the missing session away',
    async (outcome, toasts) => {
      const proof = await startOpening();
      await proof.answer('openSession', { outcome, token: 'token', userID: 'asha' });
      expect(proof.news()).toEqual({
        at: 'signedIn',
        told: [
          { type: 'toast.withdrawn', topic: 'session' },
          { type: 'user.signedIn', token: 'token', userID: 'asha', mobileNumber },
          ...toasts,
        ],
      });
      expect(proof.snapshot().output).toEqual({ outcome: 'signedIn' });
    },
  );

  const failed = 'Registration failed.';
  it.each([
    ['incomplete', { outcome: 'incomplete' }, failed, toast(failed, 'failure', 'session')],
    ['refused', { outcome: 'refused', message: 'Not possible.' }, 'Not possible.', failure],
    ['lost', null, null, failure],
  ])(
    'Phone proof: a session that was %s can be tried again without a new code',
    async (_, ...ending) => {
      const [answer, refusal, told] = ending;
      const proof = await startOpening(details);
      if (answer) await proof.answer('openSession', answer);
      else await proof.fail('openSession');
      expect(proof.news()).toEqual({ at: 'failed', told: [told] });
      expect(proof.context().refusal).toBe(refusal);
      proof.send({ type: 'signIn.retried' });
      expect(proof.news()).toEqual({
        at: 'openingSession (busy)',
        asked: [['openSession', { mobileNumber, proof: 'proof', provenAt: 7, details }]],
      });
      expect(proof.context().refusal).toBeNull();
    },
  );

  it('Phone proof: details that the service does not take end the proof with its reason', async () => {
    const proof = await startOpening(details);
    await proof.answer('openSession', { outcome: 'invalid', message: 'Please check the name.' });
    expect(proof.news()).toEqual({ at: 'invalid', told: [failure] });
    const output = { outcome: 'invalid', message: 'Please check the name.' };
    expect(proof.snapshot().output).toEqual(output);
  });

  it('Phone proof: a proof that has expired asks for a new code, and the step knows why', async () => {
    const proof = await startOpening(details);
    await proof.answer('openSession', { outcome: 'proofTooOld' });
    expect(proof.news()).toMatchObject({
      at: 'confirmingPhone',
      asked: [['otp', { isRequested: false }]],
    });
    expect(proof.context().isRenewing).toBe(true);
    await proof.answer('otp', { outcome: 'confirmed', proof: 'new proof', provenAt: 8 });
    expect(proof.news()).toEqual({
      at: 'openingSession (busy)',
      asked: [['openSession', { mobileNumber, proof: 'new proof', provenAt: 8, details }]],
    });
  });

  it('Phone proof: "Change number" after a failure asks for the number again', async () => {
    const proof = await startOpening();
    await proof.answer('openSession', { outcome: 'refused', message: 'Not possible.' });
    proof.news();
    proof.send({ type: 'number.abandoned' });
    expect(proof.news()).toEqual({ at: 'numberAskedAgain' });
    expect(proof.snapshot().output).toEqual({ outcome: 'numberAskedAgain' });
  });
});
