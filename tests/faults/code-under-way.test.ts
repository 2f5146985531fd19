import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPhoneSignIn } from '../../src/services/phone-sign-in.ts';

const asha = '+919876543210';
const ravi = '+919123456789';

const firebase = vi.hoisted(() => ({ signIn: vi.fn() }));

vi.mock('firebase/app', async (original) => ({
  ...(await original<typeof import('firebase/app')>()),
  initializeApp: () => ({}),
}));
vi.mock('firebase/auth', () => ({
  initializeAuth: () => ({}),
  inMemoryPersistence: {},
  signInWithPhoneNumber: (_: unknown, mobileNumber: string) => firebase.signIn(mobileNumber),
  RecaptchaVerifier: class {
    clear() {}
  },
}));

const settings = { apiKey: '', authDomain: '', projectId: '', appId: '', emulatorUrl: null };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  firebase.signIn.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

it('a code on its way serves whoever asks for it again: no second one is sent', async () => {
  const phone = createPhoneSignIn(settings);
  const first = held();
  const answers = [phone.sendCode(asha), phone.sendCode(asha)];
  first.resolve(codeOf('first'));
  expect(await Promise.all(answers)).toEqual([{ outcome: 'sent' }, { outcome: 'sent' }]);
  expect(firebase.signIn).toHaveBeenCalledTimes(1);
  expect(await proofOf(phone)).toBe('first');
});

it('also after another number was asked about meanwhile, and it is the one that is compared', async () => {
  const phone = createPhoneSignIn(settings);
  const first = held();
  const answer = phone.sendCode(asha);
  firebase.signIn.mockResolvedValueOnce(codeOf('of ravi'));
  await phone.sendCode(ravi);
  const again = phone.sendCode(asha);
  first.resolve(codeOf('first'));
  await Promise.all([answer, again]);
  expect(firebase.signIn).toHaveBeenCalledTimes(2);
  expect(await proofOf(phone)).toBe('first');
});

it('a code that was sent, or failed to be, is not on its way any more', async () => {
  const phone = createPhoneSignIn(settings);
  firebase.signIn.mockRejectedValueOnce(new TypeError('terminated'));
  await expect(phone.sendCode(asha)).rejects.toThrow('terminated');
  firebase.signIn.mockResolvedValueOnce(codeOf('second'));
  await phone.sendCode(asha);
  firebase.signIn.mockResolvedValueOnce(codeOf('third'));
  await phone.sendCode(asha);
  expect(firebase.signIn).toHaveBeenCalledTimes(3);
  expect(await proofOf(phone)).toBe('third');
});

it('a code on its way for 30 s counts as lost: another is sent, and a late answer changes nothing', async () => {
  const phone = createPhoneSignIn(settings);
  const lost = held();
  const givenUp = phone.sendCode(asha);
  vi.setSystemTime(Date.now() + 30_000);
  firebase.signIn.mockResolvedValueOnce(codeOf('second'));
  expect(await phone.sendCode(asha)).toEqual({ outcome: 'sent' });
  lost.resolve(codeOf('lost'));
  await givenUp;
  expect(await proofOf(phone)).toBe('second');
});

/** The provider's next answer, which waits. */
function held(): PromiseWithResolvers<unknown> {
  const answer = Promise.withResolvers<unknown>();
  firebase.signIn.mockReturnValueOnce(answer.promise);
  return answer;
}

function codeOf(proof: string) {
  return { confirm: async () => ({ user: { getIdToken: async () => proof } }) };
}

async function proofOf(phone: ReturnType<typeof createPhoneSignIn>): Promise<string | null> {
  const confirmed = await phone.confirmCode(asha, '123456');
  return confirmed.outcome === 'confirmed' ? confirmed.proof : null;
}
