// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createServices, preloadSignIn } from '../../src/services/services.ts';
import { provider } from '../world/phone-provider.ts';
import { memory } from '../world/storage.ts';
import { answer, fetched, request, send, setUpApi } from './api-world.ts';

const firebase = vi.hoisted(() => ({
  getToken: vi.fn<() => Promise<{ token: string }>>(),
  initializeAppCheck: vi.fn<(app: unknown, options: object) => object>(() => ({})),
}));

vi.mock('firebase/app-check', () => ({
  ...firebase,
  ReCaptchaEnterpriseProvider: class {
    readonly siteKey: string;
    constructor(siteKey: string) {
      this.siteKey = siteKey;
    }
  },
}));
vi.mock('firebase/auth', async () => (await import('../world/phone-provider.ts')).firebaseAuth);

const asha = '+919876543210';

setUpApi();

beforeEach(() => {
  vi.stubEnv('VITE_APP_CHECK_KEY', 'site-key');
  answer({ exists: true, token: 't', userID: 'u' });
  firebase.getToken.mockReset();
  firebase.getToken.mockResolvedValue({ token: 'app-token' });
  provider.reset();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('App Check (§22.176)', () => {
  it('begins with the sign-in’s dialog, once, with the key of the build', async () => {
    preloadSignIn();
    preloadSignIn();
    await expect.poll(() => firebase.getToken.mock.calls.length).toBe(2);
    expect(firebase.initializeAppCheck).toHaveBeenCalledOnce();
    expect(firebase.initializeAppCheck.mock.calls[0]?.[1]).toMatchObject({
      provider: { siteKey: 'site-key' },
      isTokenAutoRefreshEnabled: false,
    });
  });

  it('sends its token with /check-user, /login and /signup, and with no other call', async () => {
    const details = { fullName: 'Asha Rao', aadhaar: '123456', dob: '1990-01-01', agreed: true };
    const proven = { mobileNumber: asha, proof: 'proof', provenAt: 0 };
    const { checkUser, openSession, validateToken } = services();
    await ask(createActor(checkUser, { input: { mobileNumber: asha } }));
    await ask(createActor(openSession, { input: { ...proven, details: null } }));
    await ask(createActor(openSession, { input: { ...proven, details } }));
    await ask(createActor(validateToken, { input: { token: 'session' } })).catch(() => undefined);
    expect(sent()).toEqual([
      ['/check-user', 'app-token'],
      ['/login', 'app-token'],
      ['/signup', 'app-token'],
      ['/validate-token', null],
    ]);
  });

  it.each([
    ['refuses one', () => Promise.reject(new Error('appCheck/throttled'))],
    ['gives an empty one', async () => ({ token: '' })],
  ])('lets a call go without a token where Firebase %s', async (_, token) => {
    firebase.getToken.mockImplementation(token);
    const { checkUser, sendCode } = services();
    const input = { mobileNumber: asha };
    expect(await ask(createActor(checkUser, { input }))).toEqual({ outcome: 'known' });
    expect(await ask(createActor(sendCode, { input }))).toEqual({ outcome: 'sent' });
    expect(sent()).toEqual([['/check-user', null]]);
  });

  it('gives a captcha that does not answer 10 s: then a call goes without a token, and a code fails', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    firebase.getToken.mockImplementation(() => new Promise(() => undefined));
    const { checkUser, sendCode } = services();
    const input = { mobileNumber: asha };
    const checked = ask(createActor(checkUser, { input }));
    const code = ask(createActor(sendCode, { input })).catch(String);
    await expect.poll(() => firebase.getToken.mock.calls.length).toBe(2);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await checked).toEqual({ outcome: 'known' });
    expect(await code).toContain('The captcha does not answer.');
    expect(provider.count('sendCode')).toBe(0);
  });

  it('is not asked in a build without a key', async () => {
    vi.stubEnv('VITE_APP_CHECK_KEY', '');
    preloadSignIn();
    const { checkUser, sendCode } = services();
    await ask(createActor(checkUser, { input: { mobileNumber: asha } }));
    await ask(createActor(sendCode, { input: { mobileNumber: asha } }));
    expect(firebase.getToken).not.toHaveBeenCalled();
    expect(sent()).toEqual([['/check-user', null]]);
  });
});

function services() {
  return createServices({
    send,
    geocoderUrl: '',
    phoneSignIn: { apiKey: '', authDomain: '', projectId: '', appId: '', emulatorUrl: null },
    store: memory(),
    checkSession: () => new Promise(() => undefined),
  });
}

/** The paths of what was sent, each with the token of App Check that it carried. */
function sent(): [path: string, token: string | null][] {
  return fetched.mock.calls.map((_, place) => {
    const { url, headers } = request(place);
    return [new URL(url).pathname, headers.get('X-Firebase-AppCheck')];
  });
}

function ask<Asked extends Parameters<typeof toPromise>[0] & { start(): unknown }>(actor: Asked) {
  const answer = toPromise(actor);
  actor.start();
  return answer;
}
