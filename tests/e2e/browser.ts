import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { test as base, inject } from 'vitest';
import { chromiumFlags } from '../../scripts/chromium.ts';
import { watchProblems } from './problems.ts';
import { stack } from './stack.ts';

const kurnool = { latitude: 15.8281, longitude: 78.0373 };
const phone = { width: 390, height: 844 };
const isTracing = process.env.TRACE === '1';

/** How a visitor comes: `at` is an address in the app, `inKurnool` grants the location. */
type Visit = Omit<BrowserContextOptions, 'geolocation' | 'permissions'> & {
  readonly at?: string;
  readonly inKurnool?: boolean;
  /** Done before the first page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
};

/** Opens the app in a browser context of its own: an anonymous visitor with a phone's screen. */
export type OpenPage = (visit?: Visit) => Promise<Page>;

/**
 * A test with a real Chromium. `openPage` brings a visitor; what the console or an uncaught error
 * reports fails the test, unless it matches one of `expectedProblems`. A failed test leaves its
 * picture in `test-results/`, and with `TRACE=1` its trace, which slows the run.
 */
export const test = base
  .extend('executablePath', { scope: 'file' }, () => inject('chromiumPath'))
  .extend(
    'browser',
    { scope: 'file' },
    async ({ executablePath }, { onCleanup }): Promise<Browser> => {
      const browser = await chromium.launch({
        executablePath,
        args: [...chromiumFlags],
      });
      onCleanup(() => browser.close());
      return browser;
    },
  )
  .extend('expectedProblems', (): RegExp[] => [])
  .extend(
    'openPage',
    async ({ browser, expectedProblems, task }, { onCleanup }): Promise<OpenPage> => {
      const contexts: BrowserContext[] = [];
      const problems: string[] = [];
      onCleanup(async () => {
        const unexpected = problems.filter(
          (problem) => !expectedProblems.some((pattern) => pattern.test(problem)),
        );
        const failed = unexpected.length > 0 || task.result?.state === 'fail';
        for (const [index, context] of contexts.entries()) {
          if (failed) await keepEvidence(context, nameOf(task, index));
          await context.close();
        }
        if (unexpected.length > 0) {
          throw new Error(`The browser reported:\n${unexpected.join('\n')}`);
        }
      });
      return async ({ at = '/', inKurnool = false, prepare, ...options } = {}) => {
        const context = await browser.newContext({
          baseURL: stack.appUrl,
          viewport: phone,
          locale: 'en-IN',
          timezoneId: 'Asia/Kolkata',
          // What a test puts in the place of an answer must reach the page. Tests of the worker allow it.
          serviceWorkers: 'block',
          // None is granted that is not named, and none is asked for: notifications are denied.
          permissions: [],
          ...(inKurnool ? { geolocation: kurnool, permissions: ['geolocation'] } : {}),
          ...options,
        });
        contexts.push(context);
        watchProblems(context, problems);
        if (isTracing) await context.tracing.start({ screenshots: true, snapshots: true });
        await prepare?.(context);
        const page = await context.newPage();
        await page.goto(at);
        return page;
      };
    },
  );

type NamedTask = { name: string; file: { name: string } };

function nameOf({ name, file }: NamedTask, index: number): string {
  const words = `${file.name} ${name}`
    .replace(/^tests\/e2e\//, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return `${words.slice(0, 120)}-${index + 1}`;
}

async function keepEvidence(context: BrowserContext, name: string): Promise<void> {
  const folder = join('test-results', name);
  await mkdir(folder, { recursive: true });
  for (const [index, page] of context.pages().entries()) {
    await page.screenshot({ path: join(folder, `page-${index + 1}.png`) }).catch(() => undefined);
  }
  if (isTracing) await context.tracing.stop({ path: join(folder, 'trace.zip') });
}
