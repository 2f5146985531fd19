import { describe, expect, it } from 'vitest';
import type { RegistrationDraft } from '#domain/registration.ts';
import { registrationDraft, registrationMachine } from '../../src/machines/registration.ts';
import { startFlow, toast } from './harness.ts';

const mobileNumber = '+919876543210';
const details = { fullName: 'Asha Rao', dob: '1990-02-28', aadhaar: '123456', agreed: true };
const texts = { wrongCodeText: 'Invalid OTP.', failureText: 'Error registering user.' };
const draft: RegistrationDraft = {
  details: { fullName: 'Asha Rao', dob: '1990-02-28', agreed: true },
  hadAadhaar: true,
};
const abandoned = { at: 'abandoned (draft)', told: [{ type: 'number.abandoned' }] };

function start(kept: RegistrationDraft | null = null) {
  return startFlow(registrationMachine, (shell) => ({ shell, mobileNumber, draft: kept }));
}

function startFilled() {
  const registration = start();
  registration.send({ type: 'name.changed', fullName: 'Asha Rao' });
  registration.send({ type: 'dob.changed', dob: '1990-02-28' });
  registration.send({ type: 'aadhaar.changed', text: '12-34-56' });
  registration.send({ type: 'terms.changed', agreed: true });
  return registration;
}

/** Complete details were submitted; the news of that is read. */
function startProving() {
  const registration = startFilled();
  registration.send({ type: 'details.submitted', today: '2026-03-09' });
  registration.news();
  return registration;
}

describe('Registration: the details', () => {
  it('Registration: the details are empty at first', () => {
    const registration = start();
    expect(registration.news()).toEqual({ at: 'enteringDetails (draft)' });
    expect(registration.context()).toMatchObject({
      details: { fullName: '', dob: '', aadhaar: '', agreed: false },
      hadAadhaar: false,
      isDobWrong: false,
      refusal: null,
    });
  });

  it('Registration: complete details can be submitted; the number then needs its proof', () => {
    const registration = startFilled();
    expect(registration.context().details).toEqual(details);
    registration.send({ type: 'terms.changed', agreed: false });
    registration.send({ type: 'details.submitted', today: '2026-03-09' });
    expect(registration.news()).toEqual({ at: 'enteringDetails (draft)' });
    expect(registration.can({ type: 'details.submitted', today: '2026-03-09' })).toBe(false);
    registration.send({ type: 'terms.changed', agreed: true });
    registration.send({ type: 'details.submitted', today: '2026-03-09' });
    const asked = { owner: null, mobileNumber, isCodeRequested: false, details, ...texts };
    expect(registration.news()).toEqual({
      at: 'provingPhone (draft)',
      asked: [['phoneProof', asked]],
    });
  });

  it.each([
    ['in the future', '2026-03-10'],
    ['in the year 26', '0026-03-09'],
  ])('Registration: a date of birth %s sends no code until it is corrected', (_, dob) => {
    const registration = startFilled();
    registration.send({ type: 'dob.changed', dob });
    registration.send({ type: 'details.submitted', today: '2026-03-09' });
    expect(registration.news()).toEqual({ at: 'enteringDetails (draft)' });
    expect(registration.context().isDobWrong).toBe(true);
    registration.send({ type: 'dob.changed', dob: '1990-02-27' });
    expect(registration.context().isDobWrong).toBe(false);
  });

  it('Registration: incomplete details get no message about the date of birth yet', () => {
    const registration = startFilled();
    registration.send({ type: 'name.changed', fullName: '' });
    registration.send({ type: 'details.submitted', today: '1990-02-27' });
    expect(registration.context().isDobWrong).toBe(false);
  });

  it('Registration: the details can be left for another number', () => {
    const registration = start();
    registration.send({ type: 'number.abandoned' });
    expect(registration.news()).toEqual(abandoned);
    expect(registration.snapshot().status).toBe('done');
  });
});

describe('Registration: the proof of the number', () => {
  it('Registration: the proof of the number ends the registration with a session', async () => {
    const registration = startProving();
    await registration.answer('phoneProof', { outcome: 'signedIn' });
    expect(registration.news()).toEqual({ at: 'registered' });
    expect(registration.snapshot().status).toBe('done');
  });

  it('Registration: a proof that asks for the number again leads to the number', async () => {
    const registration = startProving();
    await registration.answer('phoneProof', { outcome: 'numberAskedAgain' });
    expect(registration.news()).toEqual(abandoned);
  });

  it.each([null, 'Too many tries.'])(
    'Registration: a code that was not sent leads to the details, saying %j',
    async (message) => {
      const registration = startProving();
      await registration.answer('phoneProof', { outcome: 'notSent', message });
      expect(registration.news()).toEqual({ at: 'enteringDetails (draft)' });
      expect(registration.context()).toMatchObject({ refusal: message, details });
    },
  );

  it('Registration: details that the service does not take are shown again, with its reason', async () => {
    const registration = startProving();
    const message = 'Please check the name.';
    await registration.answer('phoneProof', { outcome: 'invalid', message });
    expect(registration.news()).toEqual({ at: 'enteringDetails (draft)' });
    expect(registration.context()).toMatchObject({ refusal: message, details });
    registration.send({ type: 'name.changed', fullName: 'Asha' });
    registration.send({ type: 'details.submitted', today: '2026-03-09' });
    expect(registration.news().asked).toMatchObject([
      ['phoneProof', { details: { ...details, fullName: 'Asha' } }],
    ]);
  });

  it('Registration: a proof that breaks down leads to the details with a toast', async () => {
    const registration = startProving();
    await registration.fail('phoneProof');
    expect(registration.news()).toEqual({
      at: 'enteringDetails (draft)',
      told: [toast('Error registering user.', 'failure')],
    });
  });
});

describe('Registration: after a reload', () => {
  it('Registration: a reload keeps the details without the Aadhaar digits', () => {
    const registration = start(draft);
    expect(registration.news()).toEqual({ at: 'enteringDetails (draft)' });
    expect(registration.context()).toMatchObject({
      details: { ...details, aadhaar: '' },
      hadAadhaar: true,
    });
    expect(registration.can({ type: 'details.submitted', today: '2026-03-09' })).toBe(false);
  });

  it('Registration: after a reload a new code is sent once the Aadhaar digits are typed again', () => {
    const registration = start(draft);
    registration.send({ type: 'aadhaar.changed', text: '123456' });
    registration.news();
    registration.send({ type: 'details.submitted', today: '2026-03-09' });
    expect(registration.news().asked).toMatchObject([
      ['phoneProof', { isCodeRequested: false, details }],
    ]);
  });

  it('Registration: the draft holds no Aadhaar digits, but that some were typed', () => {
    expect(registrationDraft.flow).toBe('registration');
    const registration = startFilled();
    expect(registrationDraft.of(registration.snapshot())).toEqual(draft);
    registration.send({ type: 'details.submitted', today: '2026-03-09' });
    expect(registrationDraft.of(registration.snapshot())).toEqual(draft);
    expect(registrationDraft.of(start().snapshot()).hadAadhaar).toBe(false);
  });

  it('Registration: a second reload still knows that Aadhaar digits were typed', () => {
    expect(registrationDraft.of(start(draft).snapshot())).toEqual(draft);
  });
});
