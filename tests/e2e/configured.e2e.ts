import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect } from '@playwright/test';
import { exampleSettings } from '../../scripts/bench/example-settings.ts';
import { serveApp } from '../../scripts/stack/app-server.ts';
import type { LoopbackServer } from '../../scripts/stack/loopback.ts';
import { runBuild } from '../../scripts/stack/run-build.ts';
import { test } from './fixtures.ts';
import { partsArrive } from './parts.ts';

const telemetry = 'https://telemetry.timewell.example/reports';
const frameAddress = 'https://www.google.com/recaptcha/api2/anchor';
const challengeAddress = 'https://www.google.com/recaptcha/api2/bframe';

// In one worker, which builds the app once.
test.describe.configure({ mode: 'default' });

let folder: string;
let origin: string;
let server: LoopbackServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'timewell-configured-'));
  const app = join(folder, 'app');
  const settings = {
    ...exampleSettings,
    VITE_LANGUAGE: 'en',
    VITE_APP_CHECK_KEY: 'site-key',
    VITE_TELEMETRY_URL: telemetry,
  };
  await runBuild({ mode: 'production', folder: app, settings });
  server = await serveApp(app, 0);
  origin = `http://localhost:${server.port}`;
});

test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test.describe(() => {
  test.use({
    expectedProblems:
      /^(asked another host: https:\/\/((api|telemetry)\.timewell\.example|(identitytoolkit|content-firebaseappcheck)\.googleapis\.com|www\.(google|gstatic)\.com\/recaptcha)\/|uncaught: (Thrown by the test|A part of the app)|console error: Failed to load resource: net::ERR_FAILED .*public-page)/,
  });

  test('Policy: a production build asks a stand-in of Google’s captcha to keep to Trusted Types, proves the page by App Check from the login on, shows the captcha’s frame, takes the press on its challenge over the login, and sends a code, with nothing refused or reported', async ({
    openPage,
  }) => {
    const page = await openPage({ at: `${origin}/home`, prepare: standIn });
    const appCheck: string[] = [];
    page.on('request', (request) => {
      if (/app-?check/.test(request.url())) appCheck.push(request.url());
    });
    await page.reload();
    await partsArrive(page, 'sign-in');
    expect(appCheck).toEqual([]);
    const exchanged = page.waitForRequest(/:exchangeRecaptchaEnterpriseToken/);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('98765 43210');
    expect((await exchanged).postDataJSON()).toEqual({ recaptcha_enterprise_token: 'score' });
    const checked = page.waitForRequest('https://api.timewell.example/check-user');
    const messaged = page.waitForRequest(/accounts:sendVerificationCode/);
    const asked = page.waitForRequest(/\/recaptcha\/api\.js\?.*trustedtypes=true/);
    const shown = page.waitForEvent('framenavigated', (frame) => frame.url() === frameAddress);
    await page.getByRole('button', { name: 'Proceed' }).click();
    await shown;
    const challenge = page.frameLocator(`iframe[src="${challengeAddress}"]`);
    await challenge.getByRole('button', { name: 'I am a person' }).click();
    await expect(page.getByText('OTP sent!')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'One-time code' })).toBeVisible();
    await asked;
    for (const request of [await checked, await messaged])
      expect(await request.headerValue('x-firebase-appcheck')).toBe('app-token');
  });

  test('Telemetry: a build with an address sends a vital, a failed step, an error of the page and one that a boundary caught there, and nothing that was typed', async ({
    openPage,
  }) => {
    const sent: string[] = [];
    const page = await openPage({
      at: `${origin}/home`,
      prepare: async (context) => {
        await standIn(context);
        await context.route('https://api.timewell.example/check-user', (route) =>
          route.fulfill({
            headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
            json: { exists: 'perhaps, +919876543210' },
          }),
        );
        await context.route(/\/public-page-[^/]+\.js$/, (route) => route.abort());
        await context.route(telemetry, (route) => {
          sent.push(route.request().postData() ?? '');
          return route.fulfill({ status: 204 });
        });
      },
    });
    const reports = () => sent.map((text) => JSON.parse(text));
    await expect
      .poll(reports)
      .toContainEqual(expect.objectContaining({ kind: 'vital', page: '/home', name: 'FCP' }));
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('98765 43210');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect.poll(reports).toContainEqual(
      expect.objectContaining({
        kind: 'error',
        page: '/home',
        error: 'ApiFailure',
        code: 'checkUser malformed',
        step: expect.stringMatching(/^login: .+: checkUser$/),
      }),
    );
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('Thrown by the test: 98765 43210');
      });
    });
    await expect
      .poll(reports)
      .toContainEqual(expect.objectContaining({ kind: 'error', error: 'RangeError', step: null }));
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'About us' }).click();
    await expect
      .poll(reports)
      .toContainEqual(expect.objectContaining({ kind: 'error', page: '/about-us', step: null }));
    const privacy = await readFile(join(folder, 'app/privacy-policy.html'), 'utf8');
    expect(privacy).toContain('The app reports to the operator of this site');
    expect(sent.join()).not.toMatch(/98765|43210|perhaps/);
  });
});

/** Answers for the service and for Google, whose captcha loads in two scripts and opens two frames; App Check has a third. */
async function standIn(context: BrowserContext): Promise<void> {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  };
  const answers: [address: string, json: object][] = [
    ['https://api.timewell.example/**', { exists: true, userID: 'u-1' }],
    [telemetry, {}],
    ['https://content-firebaseappcheck.googleapis.com/**', { token: 'app-token', ttl: '3600s' }],
    ['https://identitytoolkit.googleapis.com/v2/recaptchaConfig?*', {}],
    ['https://identitytoolkit.googleapis.com/v1/recaptchaParams?*', { recaptchaSiteKey: 'key' }],
    [
      'https://identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?*',
      { sessionInfo: 'session' },
    ],
  ];
  for (const [address, json] of answers)
    await context.route(address, (route) => route.fulfill({ headers, json }));
  const scripts: [address: string, script: () => void][] = [
    ['https://www.google.com/recaptcha/enterprise.js?*', scoreScript],
    ['https://www.google.com/recaptcha/api.js?*', firstScript],
    ['https://www.gstatic.com/recaptcha/**', secondScript],
  ];
  for (const [address, script] of scripts) {
    await context.route(address, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(${script})()` }),
    );
  }
  const frames: [address: string, body: string][] = [
    [frameAddress, '<title>Captcha</title>'],
    [
      challengeAddress,
      "<title>Challenge</title><button onclick=\"parent.postMessage('solved', '*')\">I am a person</button>",
    ],
  ];
  for (const [address, body] of frames)
    await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
}

/** In the page: Google's first script, which fetches the captcha. */
function firstScript(): void {
  const { currentScript } = document;
  const own = new URL(currentScript instanceof HTMLScriptElement ? currentScript.src : '');
  const script = document.createElement('script');
  script.dataset.ready = own.searchParams.get('onload') ?? '';
  script.src = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js';
  document.head.append(script);
}

/** In the page: Google's captcha for App Check, which only gives a score. */
function scoreScript(): void {
  let passed = () => undefined;
  const enterprise = {
    ready: (begin: () => void) => begin(),
    render(_: string, { callback }: { callback: () => undefined }) {
      passed = callback;
      return 0;
    },
    execute: async () => {
      passed();
      return 'score';
    },
  };
  Object.assign(window, { grecaptcha: { enterprise } });
}

/** In the page: the captcha itself, which asks every visitor to solve its challenge. */
function secondScript(): void {
  let pass: (token: string) => void;
  const grecaptcha = {
    render(container: HTMLElement, options: { callback: (token: string) => void }) {
      const frame = document.createElement('iframe');
      frame.src = 'https://www.google.com/recaptcha/api2/anchor';
      container.append(frame);
      pass = options.callback;
      return 0;
    },
    execute() {
      const challenge = document.createElement('div');
      challenge.style.cssText = 'position: fixed; top: 20px; left: 20px; z-index: 2000000000';
      const frame = document.createElement('iframe');
      challenge.append(frame);
      document.body.append(challenge);
      // As Google does it: the frame has its address once it stands in the page.
      frame.src = 'https://www.google.com/recaptcha/api2/bframe';
      addEventListener('message', ({ data }) => {
        if (data !== 'solved') return;
        challenge.style.visibility = 'hidden';
        pass('token');
      });
    },
    getResponse: () => '',
    reset: () => undefined,
  };
  Object.assign(window, { grecaptcha: { ...Reflect.get(window, 'grecaptcha'), ...grecaptcha } });
  const ready = document.currentScript?.dataset.ready ?? '';
  (window as unknown as Record<string, () => void>)[ready]?.();
}
