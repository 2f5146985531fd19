// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPhoneSignIn } from '../../src/services/phone-sign-in.ts';
import {
  delivered,
  fails,
  noAnswer,
  proofOf,
  provider,
  rightCode,
  tooMany,
} from '../world/phone-provider.ts';

vi.mock('firebase/auth', async () => (await import('../world/phone-provider.ts')).firebaseAuth);

const asha = '+919876543210';
const ravi = '+919123456789';
const settings = { apiKey: '', authDomain: '', projectId: '', appId: '', emulatorUrl: null };

let phone: ReturnType<typeof createPhoneSignIn>;

beforeEach(() => {
  provider.reset();
  document.body.replaceChildren();
  phone = createPhoneSignIn(settings);
});

describe('Phone sign-in: asking for a code', () => {
  it('asks for the message in the language of the page, whatever the browser’s is', () => {
    document.documentElement.lang = 'te-IN';
    createPhoneSignIn(settings);
    document.documentElement.lang = '';
    expect(provider.auth.languageCode).toBe('te-IN');
  });

  it.each(['auth/network-request-failed', 'auth/invalid-phone-number', 'auth/quota-exceeded'])(
    'fails when the provider answers %s, and removes the captcha',
    async (code) => {
      provider.answer('sendCode', fails(code));
      await expect(phone.sendCode(asha)).rejects.toThrow(code);
      expectCaptchasClosed(1);
    },
  );

  it('tells too many requests apart from other failures, and removes the captcha', async () => {
    provider.answer('sendCode', tooMany);
    expect(await phone.sendCode(asha)).toEqual({ outcome: 'tooManyTries' });
    expectCaptchasClosed(1);
  });

  it('opens a new captcha for each request and removes it with the answer', async () => {
    await phone.sendCode(asha);
    await phone.sendCode(asha);
    expectCaptchasClosed(2);
    expect(new Set(provider.captchas.map(({ element }) => element)).size).toBe(2);
  });

  it('leaves Google’s challenge reachable over an open dialog, however late its frame has its address, until the answer', async () => {
    const release = provider.hold('sendCode');
    const sent = phone.sendCode(asha);
    expect(await isReachable()).toBe(true);
    release();
    await sent;
    expect(await isReachable()).toBe(false);
  });

  it('fails where Google neither answers nor shows a challenge for 30 s in which the page was not frozen, and soon after the person has closed one', async () => {
    vi.useFakeTimers();
    provider.answer('sendCode', async () => void (await provider.captchas.at(-1)?.verify()));
    const silent = ask();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.setSystemTime(Date.now() + 600_000);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(silent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(silent).toHaveBeenCalledOnce();

    const closed = ask();
    const challenge = document.body.appendChild(document.createElement('div'));
    challenge.innerHTML = '<iframe src="https://www.google.com/recaptcha/api2/bframe"></iframe>';
    await vi.advanceTimersByTimeAsync(90_000);
    expect(closed).not.toHaveBeenCalled();
    challenge.style.visibility = 'hidden';
    await vi.advanceTimersByTimeAsync(3_000);
    expect(closed).toHaveBeenCalledOnce();
    vi.useRealTimers();
    expectCaptchasClosed(2);
  });

  it('ignores a late answer for a number that was given up', async () => {
    const release = provider.hold('sendCode');
    const givenUp = phone.sendCode(ravi);
    provider.answer('sendCode', delivered);
    await phone.sendCode(asha);
    release();
    await givenUp;
    expect(await phone.confirmCode(asha, rightCode)).toEqual(confirmed(asha));
  });
});

describe('Phone sign-in: the provider’s record of a person', () => {
  it('is deleted after the code was right, and not without one', async () => {
    await phone.forgetPerson();
    expect(provider.count('deleteUser')).toBe(0);
    await phone.sendCode(asha);
    await phone.confirmCode(asha, rightCode);
    await phone.forgetPerson();
    expect(provider.asked.at(-1)).toEqual({ method: 'deleteUser', input: [asha] });
  });
});

describe('Phone sign-in: a code that is still being sent', () => {
  beforeEach(() => {
    let codes = 100_000;
    provider.newCode = () => {
      codes += 1;
      return String(codes);
    };
  });

  it('answers a second request for the same number: only one message is sent', async () => {
    const release = provider.hold('sendCode');
    const answers = [phone.sendCode(asha), phone.sendCode(asha)];
    release();
    expect(await Promise.all(answers)).toEqual([{ outcome: 'sent' }, { outcome: 'sent' }]);
    expect(provider.count('sendCode')).toBe(1);
    expect(await phone.confirmCode(asha, '100001')).toEqual(confirmed(asha, '100001'));
  });

  it('is shared and compared even if another number was asked about meanwhile', async () => {
    const release = provider.hold('sendCode');
    const first = phone.sendCode(asha);
    provider.answer('sendCode', delivered);
    await phone.sendCode(ravi);
    const again = phone.sendCode(asha);
    release();
    await Promise.all([first, again]);
    expect(provider.count('sendCode')).toBe(2);
    expect(await phone.confirmCode(asha, '100002')).toEqual(confirmed(asha, '100002'));
  });

  it('is no longer shared once it was sent or failed', async () => {
    provider.answer('sendCode', fails('auth/internal-error'));
    await expect(phone.sendCode(asha)).rejects.toThrow();
    provider.answer('sendCode', delivered);
    await phone.sendCode(asha);
    await phone.sendCode(asha);
    expect(provider.count('sendCode')).toBe(3);
    expect(await phone.confirmCode(asha, '100002')).toEqual(confirmed(asha, '100002'));
  });

  it.each([
    ['after 30 s', 30_000],
    ['once the device’s clock was set back by an hour', -3_600_000],
  ])(
    'counts as lost %s: another is sent, and the late answer changes nothing',
    async (_, milliseconds) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const release = provider.hold('sendCode');
      const lost = phone.sendCode(asha);
      provider.answer('sendCode', delivered);
      vi.setSystemTime(Date.now() + milliseconds);
      expect(await phone.sendCode(asha)).toEqual({ outcome: 'sent' });
      vi.useRealTimers();
      release();
      await lost;
      expect(await phone.confirmCode(asha, '100001')).toEqual(confirmed(asha, '100001'));
    },
  );
});

describe('Phone sign-in: confirming a code', () => {
  it.each([
    ['auth/invalid-verification-code', 'wrongCode'],
    ['auth/missing-code', 'wrongCode'],
    ['auth/code-expired', 'wrongCode'],
    ['auth/invalid-verification-id', 'notRequested'],
    ['auth/missing-verification-id', 'notRequested'],
    ['auth/too-many-requests', 'tooManyTries'],
  ])('turns the provider’s %s into %s', async (code, outcome) => {
    await phone.sendCode(asha);
    provider.answer('confirmCode', fails(code));
    expect(await phone.confirmCode(asha, rightCode)).toEqual({ outcome });
  });

  it.each([
    ['no connection', noAnswer, 'auth/network-request-failed'],
    ['an error of the provider’s own', fails('auth/internal-error'), 'auth/internal-error'],
    ['an error without a code', () => Promise.reject(new TypeError('terminated')), 'terminated'],
  ])('fails with %s', async (_, answer, message) => {
    await phone.sendCode(asha);
    provider.answer('confirmCode', answer);
    await expect(phone.confirmCode(asha, rightCode)).rejects.toThrow(message);
  });

  it('asks for a new code when no code was requested', async () => {
    expect(await phone.confirmCode(asha, rightCode)).toEqual({ outcome: 'notRequested' });
  });

  it('asks for a new code when the code was requested for another number', async () => {
    await phone.sendCode(asha);
    expect(await phone.confirmCode(ravi, rightCode)).toEqual({ outcome: 'notRequested' });
  });

  it('accepts a code once: the same code again counts as not requested', async () => {
    await phone.sendCode(asha);
    expect(await phone.confirmCode(asha, rightCode)).toEqual(confirmed(asha));
    expect(await phone.confirmCode(asha, rightCode)).toEqual({ outcome: 'notRequested' });
  });

  it('compares the right code after a wrong one', async () => {
    await phone.sendCode(asha);
    expect(await phone.confirmCode(asha, '654321')).toEqual({ outcome: 'wrongCode' });
    expect(await phone.confirmCode(asha, rightCode)).toEqual(confirmed(asha));
  });

  it('keeps the next code valid when a confirmation comes late', async () => {
    await phone.sendCode(ravi);
    const release = provider.hold('confirmCode');
    const givenUp = phone.confirmCode(ravi, rightCode);
    await phone.sendCode(asha);
    release();
    await givenUp;
    expect(await phone.confirmCode(asha, rightCode)).toEqual(confirmed(asha));
  });
});

function confirmed(mobileNumber: string, code: string = rightCode) {
  return { outcome: 'confirmed', proof: proofOf(mobileNumber, code), provenAt: expect.any(Number) };
}

/** Asks for a code; called once the request has failed. */
function ask() {
  const failed = vi.fn();
  phone.sendCode(asha).catch(failed);
  return failed;
}

/** Whether a challenge that Google adds now stays reachable. */
async function isReachable(): Promise<boolean> {
  const challenge = document.body.appendChild(document.createElement('div'));
  challenge.inert = true;
  const frame = challenge.appendChild(document.createElement('iframe'));
  await Promise.resolve();
  frame.src = 'https://www.google.com/recaptcha/api2/bframe';
  await Promise.resolve();
  return !challenge.inert && 'reactAriaTopLayer' in challenge.dataset;
}

function expectCaptchasClosed(count: number): void {
  expect(provider.captchas).toHaveLength(count);
  for (const { element, isCleared } of provider.captchas) {
    expect([isCleared, element.isConnected]).toEqual([true, false]);
  }
}
