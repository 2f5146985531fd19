// @vitest-environment node
import { UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyApp } from '../../backend/app-check/verify.ts';
import type { App } from '../../backend/http/context.ts';
import { createPrometheus } from '../../backend/metrics/prometheus.ts';
import { type AppCheckProvider, openAppCheckProvider, projectNumber } from './support/app-check.ts';
import { demoNumber, registration, send, setUpBackend } from './support/backend.ts';
import { logInto } from './support/log.ts';

const now = new Date('2026-03-14T09:00:00.000Z');
const seconds = now.getTime() / 1_000;
const clock = () => now;
const number = '+919000012345';
const calls = ['/check-user', '/login', '/signup'] as const;
const backend = setUpBackend();
const failedFetch = expect.stringMatching(/^Error at .+ < TypeError at /);
let provider: AppCheckProvider;

beforeAll(async () => {
  provider = await openAppCheckProvider(now);
});

describe('App Check: a token (22.174)', () => {
  const verify = (token: string | undefined) =>
    verifyApp({ projectNumber, clock, keys: provider.keys })(token);

  it('of the project’s own app is genuine, also by a clock half a minute apart', async () => {
    expect(await verify(await provider.token())).toBe('genuine');
    expect(await verify(await provider.token({ exp: seconds - 29 }))).toBe('genuine');
  });

  it.each([
    ['has expired', { exp: seconds - 31 }],
    ['never expires', { exp: undefined }],
    ['is for another project', { aud: ['projects/210987654321'] }],
    ['is for no project', { aud: undefined }],
    ['is of another project', { iss: 'https://firebaseappcheck.googleapis.com/210987654321' }],
    ['is a sign-in’s', { iss: `https://securetoken.google.com/${projectNumber}` }],
    ['is of no app', { sub: undefined }],
    ['is not valid yet', { nbf: seconds + 60 }],
  ])('that %s is refused', async (_, changed) => {
    expect(await verify(await provider.token(changed))).toBe('refused');
  });

  it('a token that a stranger signed is refused, under the provider’s key and under another', async () => {
    expect(await verify(await provider.forgedToken())).toBe('refused');
    expect(await verify(await provider.token({}, { kid: 'another' }))).toBe('refused');
  });

  it('of another type or without a signature is refused', async () => {
    expect(await verify(await provider.token({}, { typ: 'at+jwt' }))).toBe('refused');
    const claims = { aud: `projects/${projectNumber}`, exp: seconds + 60 };
    expect(await verify(new UnsecuredJWT(claims).encode())).toBe('refused');
    for (const text of ['', 'x', 'a.b.c', `${'A'.repeat(9_000)}.A.A`])
      expect(await verify(text)).toBe('refused');
  });

  it('a request without a token is answered as one whose token is missing', async () => {
    expect(await verify(undefined)).toBe('missing');
  });

  it('cannot be judged while the provider’s keys cannot be fetched', async () => {
    const keys = () => Promise.reject(new TypeError('fetch failed'));
    const away = verifyApp({ projectNumber, clock, keys });
    await expect(away(await provider.token())).rejects.toThrow('fetch failed');
  });
});

describe.each(calls)('App Check: %s (22.174)', (path) => {
  it('is answered with a token of the app, and refused without one in the person’s language', async () => {
    const app = checking();
    expect((await ask(app, path, await provider.token())).status).toBe(200);
    const refused = await ask(app, path, undefined, 'hi');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ error: expect.stringContaining('पेज') });
    const english = await ask(app, path, await provider.forgedToken());
    expect(english.status).toBe(403);
    expect(await english.json()).toEqual({
      error: expect.stringMatching(/^This page could not be verified\./),
    });
  });

  it.each([
    ['is not configured', () => backend.another()],
    ['only reports', () => checking({ reportOnly: true })],
  ])('is answered without a token where App Check %s', async (_, open) => {
    expect((await ask(open(), path, undefined)).status).toBe(200);
  });

  it('is temporarily unavailable, and not refused, while the provider’s keys cannot be fetched', async () => {
    const keys = () => Promise.reject(new TypeError('fetch failed'));
    const verify = verifyApp({ projectNumber, clock, keys });
    const app = backend.another({ appCheck: { verify, reportOnly: false } });
    const response = await ask(app, path, await provider.token());
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: expect.stringContaining('try again') });
    expect(backend.log[0]).toMatchObject({ level: 'error', error: failedFetch });
  });
});

describe('App Check: what it says', () => {
  it('leaves the calls of a signed-in person as they are', async () => {
    const { userID, token: bearer } = await backend.register(number);
    const response = await send(checking(), 'GET', `/get-tasks/${userID}`, undefined, { bearer });
    expect(response.status).toBe(200);
  });

  it.each([
    { reportOnly: false, refused: 2 },
    { reportOnly: true, refused: 0 },
  ])(
    'is counted by its outcome, with $refused refusals where reportOnly is $reportOnly',
    async ({ reportOnly, refused }) => {
      const log = logInto(backend.log);
      const metrics = createPrometheus(backend.connection, backend.now, log);
      const app = checking({ reportOnly, metrics });
      const tokens = [undefined, await provider.token(), await provider.forgedToken()];
      for (const token of tokens) await ask(app, '/check-user', token);
      const text = await metrics.text();
      for (const outcome of ['missing', 'genuine', 'refused'])
        expect(text).toContain(`timewell_app_checks_total{outcome="${outcome}"} 1`);
      const refusals = 'timewell_refusals_total{status="403",reason="pageNotProven"}';
      expect(text.includes(`${refusals} ${refused}`)).toBe(refused > 0);
    },
  );
});

function checking({
  reportOnly = false,
  ...parts
}: { reportOnly?: boolean } & Parameters<typeof backend.another>[0] = {}): App {
  const verify = verifyApp({ projectNumber, clock, keys: provider.keys });
  return backend.another({ appCheck: { verify, reportOnly }, ...parts });
}

/** A request that is answered with 200 where nothing refuses it. */
function ask(app: App, path: (typeof calls)[number], token: string | undefined, language = 'en') {
  const body = path === '/signup' ? registration(number) : { mobile_number: demoNumber };
  return send(app, 'POST', path, body, {
    bearer: backend.proof(body.mobile_number),
    headers: { 'accept-language': language, ...(token && { 'x-firebase-appcheck': token }) },
  });
}
