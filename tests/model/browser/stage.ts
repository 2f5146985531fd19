import type { Browser, Page } from 'playwright-core';
import { test } from '../../e2e/browser.ts';
import { watchProblems } from '../../e2e/problems.ts';
import { stack } from '../../e2e/stack.ts';
import { AppFlows } from './app-flows.ts';
import { Network } from './network.ts';

/** The built app in a browser: its page, its network and what its flows tell of themselves. */
export interface Stage {
  page: Page;
  network: Network;
  flows: AppFlows;
}

/**
 * A test on the built app, whose page all tests of a file use one after the other: the app's files
 * stay in its cache, and each test comes to a page of its own with a device of its own.
 */
export const stageTest = test
  .extend('problems', { scope: 'file' }, (): string[] => [])
  .extend(
    'shared',
    { scope: 'file' },
    async ({ browser, problems }, { onCleanup }): Promise<Stage> => {
      const page = await newPage(browser, problems);
      onCleanup(() => page.context().close());
      return { page, network: await Network.before(page, asked), flows: await AppFlows.of(page) };
    },
  )
  .extend('stage', async ({ shared, problems, task }, { onCleanup }): Promise<Stage> => {
    problems.length = 0;
    onCleanup(async () => {
      if (task.result?.state === 'fail') {
        const name = task.name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
        await shared.page.screenshot({ path: `test-results/${task.file.name}/${name}.png` });
      }
      const unexpected = problems.filter((problem) => !isOfAnswer(problem));
      if (unexpected.length > 0) throw new Error(`The browser said: ${unexpected.join('\n')}`);
    });
    return shared;
  });

/** Everything that a test answers: the services, the sign-in, and what makes a calendar's file. */
const asked = [`${stack.apiUrl}/*`, `${stack.authUrl}/*`, '*/assets/calendar-file-*'];

async function newPage(browser: Browser, problems: string[]): Promise<Page> {
  const context = await browser.newContext({
    baseURL: stack.appUrl,
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    permissions: [],
  });
  watchProblems(context, problems);
  return context.newPage();
}

/** Whether it is only what the browser notes of an answer that was no success. */
function isOfAnswer(problem: string): boolean {
  return problem.startsWith('console error: Failed to load resource');
}
