import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPhoneSignIn } from '../../src/services/phone-sign-in.ts';

const asha = '+919876543210';
const ravi = '+919123456789';

const firebase = vi.hoisted(() => ({
  signIn: vi.fn(),
  verifiers: [] as { element: HTMLElement; isCleared: boolean }[],
}));

vi.mock('firebase/app', async (original) => ({
  ...(await original<typeof import('firebase/app')>()),
  initializeApp: () => ({}),
}));
vi.mock('firebase/auth', () => ({
  initializeAuth: () => ({}),
  connectAuthEmulator: () => undefined,
  inMemoryPersistence: {},
  signInWithPhoneNumber: (_: unknown, mobileNumber: string) => firebase.signIn(mobileNumber),
  RecaptchaVerifier: class {
    readonly entry: { element: HTMLElement; isCleared: boolean };
    constructor(_: unknown, element: HTMLElement) {
      this.entry = { element, isCleared: false };
      firebase.verifiers.push(this.entry);
    }
    clear() {
      this.entry.isCleared = true;
    }
  },
}));

const settings = { apiKey: '', authDomain: '', projectId: '', appId: '', emulatorUrl: null };

beforeEach(() => {
  firebase.signIn.mockReset().mockImplementation(async (number: string) => codeFor(number));
  firebase.verifiers.length = 0;
});

describe('asking for a code', () => {
  it.each(['auth/network-request-failed', 'auth/invalid-phone-number', 'auth/quota-exceeded'])(
    '%s is a failure, and the captcha is gone',
    async (code) => {
      firebase.signIn.mockRejectedValue(new FirebaseError(code, ''));
      await expect(createPhoneSignIn(settings).sendCode(asha)).rejects.toThrow();
      expectNoCaptcha();
    },
  );

  it('too many requests is an answer of its own', async () => {
    firebase.signIn.mockRejectedValue(new FirebaseError('auth/too-many-requests', ''));
    expect(await createPhoneSignIn(settings).sendCode(asha)).toEqual({ outcome: 'tooManyTries' });
    expectNoCaptcha();
  });

  it('has a captcha of its own each time', async () => {
    const phone = createPhoneSignIn(settings);
    await phone.sendCode(asha);
    await phone.sendCode(asha);
    const [first, second] = firebase.verifiers;
    expect(first?.element).not.toBe(second?.element);
    expectNoCaptcha();
  });

  it('a late answer for a number that was given up does not take the place of the next', async () => {
    const phone = createPhoneSignIn(settings);
    const late = Promise.withResolvers<unknown>();
    firebase.signIn.mockReturnValueOnce(late.promise);
    const givenUp = phone.sendCode(ravi);
    await phone.sendCode(asha);
    late.resolve(codeFor(ravi));
    await givenUp;
    expect(await phone.confirmCode(asha, '123456')).toEqual(confirmed(asha));
  });
});

describe('confirming a code', () => {
  it.each([
    ['auth/invalid-verification-code', 'wrongCode'],
    ['auth/missing-code', 'wrongCode'],
    ['auth/code-expired', 'wrongCode'],
    ['auth/invalid-verification-id', 'notRequested'],
    ['auth/missing-verification-id', 'notRequested'],
    ['auth/too-many-requests', 'tooManyTries'],
  ])('%s is told as %s', async (code, outcome) => {
    const phone = await askedBy(asha, new FirebaseError(code, ''));
    expect(await phone.confirmCode(asha, '123456')).toEqual({ outcome });
  });

  it.each([
    new FirebaseError('auth/network-request-failed', ''),
    new FirebaseError('auth/internal-error', ''),
    new TypeError('terminated'),
  ])('%s is a failure', async (error) => {
    const phone = await askedBy(asha, error);
    await expect(phone.confirmCode(asha, '123456')).rejects.toBe(error);
  });

  it('without one that was asked for is not requested', async () => {
    const phone = createPhoneSignIn(settings);
    expect(await phone.confirmCode(asha, '123456')).toEqual({ outcome: 'notRequested' });
  });

  it('of another number is not requested', async () => {
    const phone = await askedBy(asha);
    expect(await phone.confirmCode(ravi, '123456')).toEqual({ outcome: 'notRequested' });
  });

  it('proves the number once: the same code again is not requested', async () => {
    const phone = await askedBy(asha);
    expect(await phone.confirmCode(asha, '123456')).toEqual(confirmed(asha));
    expect(await phone.confirmCode(asha, '123456')).toEqual({ outcome: 'notRequested' });
  });

  it('after a wrong one is compared again', async () => {
    const phone = createPhoneSignIn(settings);
    const confirm = vi.fn().mockRejectedValueOnce(wrongCode()).mockResolvedValueOnce(user(asha));
    firebase.signIn.mockResolvedValueOnce({ confirm });
    await phone.sendCode(asha);
    expect(await phone.confirmCode(asha, '654321')).toEqual({ outcome: 'wrongCode' });
    expect(await phone.confirmCode(asha, '123456')).toEqual(confirmed(asha));
  });

  it('late does not make the next code void', async () => {
    const phone = createPhoneSignIn(settings);
    const late = Promise.withResolvers<unknown>();
    firebase.signIn.mockResolvedValueOnce({ confirm: () => late.promise });
    await phone.sendCode(ravi);
    const givenUp = phone.confirmCode(ravi, '123456');
    await phone.sendCode(asha);
    late.resolve(user(ravi));
    await givenUp;
    expect(await phone.confirmCode(asha, '123456')).toEqual(confirmed(asha));
  });
});

async function askedBy(mobileNumber: string, error?: Error) {
  const phone = createPhoneSignIn(settings);
  if (error) firebase.signIn.mockResolvedValueOnce({ confirm: () => Promise.reject(error) });
  await phone.sendCode(mobileNumber);
  return phone;
}

function codeFor(mobileNumber: string) {
  return { confirm: async () => user(mobileNumber) };
}

function user(mobileNumber: string) {
  return { user: { getIdToken: async () => `proof of ${mobileNumber}` } };
}

function confirmed(mobileNumber: string) {
  return { outcome: 'confirmed', proof: `proof of ${mobileNumber}` };
}

function wrongCode(): FirebaseError {
  return new FirebaseError('auth/invalid-verification-code', '');
}

function expectNoCaptcha(): void {
  expect(firebase.verifiers.length).toBeGreaterThan(0);
  for (const { element, isCleared } of firebase.verifiers) {
    expect(isCleared).toBe(true);
    expect(element.isConnected).toBe(false);
  }
}
