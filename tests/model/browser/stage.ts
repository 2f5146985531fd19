import type { Page } from '@playwright/test';
import { test } from '../../e2e/fixtures.ts';
import { ProblemLog } from '../../e2e/problem-log.ts';
import { phone } from '../../e2e/sizes.ts';
import type { Runner } from '../harness/walk.ts';
import { AppFlows } from './app-flows.ts';
import { assertionCalls, expect } from './expect.ts';
import { Network } from './network.ts';

/** The built app in a browser: its page, its network and what its flows tell of themselves. */
export interface Stage {
  page: Page;
  network: Network;
  flows: AppFlows;
}

interface Shared {
  stage: Stage;
  problems: ProblemLog;
}

/** What the browser notes of an answer that was no success. */
const answerNoted = /^console error: Failed to load resource/;

/**
 * A test on the built app, whose page all paths of a worker use one after the other: the app's files
 * stay in its cache, and each test comes to a page of its own with a device of its own.
 */
export const stageTest = test.extend<{ stage: Stage }, { shared: Shared }>({
  shared: [
    async ({ browser, stack }, use) => {
      const context = await browser.newContext({
        baseURL: stack.appUrl,
        viewport: phone,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        permissions: [],
      });
      const problems = new ProblemLog();
      await problems.watch(context);
      const page = await context.newPage();
      // All that a test answers: the services and the sign-in.
      const asked = [`${stack.apiUrl}/*`, `${stack.authUrl}/*`];
      const network = await Network.before(page, asked);
      await use({ stage: { page, network, flows: await AppFlows.of(page) }, problems });
      await context.close();
    },
    { scope: 'worker' },
  ],
  stage: async ({ shared: { stage, problems } }, use) => {
    problems.clear();
    await use(stage);
    expect(problems.besides(answerNoted), 'problems that the browser reported').toEqual([]);
  },
});

/** Playwright Test, as the runner of paths. One worker walks all paths of a flow and adds them up. */
export const playwright: Runner = {
  describe(title, body) {
    stageTest.describe(title, () => {
      stageTest.describe.configure({ mode: 'default' });
      body();
    });
  },
  it: (title, body) => stageTest(title, body),
  afterAll: (body) => stageTest.afterAll(body),
  expect,
  assertionCalls,
};
