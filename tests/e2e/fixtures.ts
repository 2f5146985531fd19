import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { chromiumFlags } from '../../scripts/chromium.ts';
import { holdBack, start } from './hold-back.ts';
import { type Member, People } from './people.ts';
import { ProblemLog } from './problem-log.ts';
import { type RunningStack, runningStack } from './stack.ts';

/** A file of the app's origin, which loads as good as nothing. */
export const blank = '/robots.txt';

const kurnool = { latitude: 15.8281, longitude: 78.0373 };

/** How a visitor comes; the rest are options of the browser context. */
type Visit = Omit<BrowserContextOptions, 'geolocation' | 'permissions' | 'storageState'> & {
  /** An address in the app, or a whole one; without it the test itself goes to the first page. */
  readonly at?: string;
  /** The member whose session the device holds; without one the visitor is anonymous. */
  readonly as?: Pick<Member, 'session'>;
  /** What the device of a member keeps beside the session, by its keys. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** Grants the location, which is in Kurnool. */
  readonly inKurnool?: boolean;
  /** Does not wait until everything has loaded that the page names. */
  readonly isEarly?: boolean;
  /** Done before the first page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
};

/** Opens the app in a browser context of its own. */
export type OpenPage = (visit?: Visit) => Promise<Page>;

/** Opens a page that is as its HTML shows it, until its code is released. */
type OpenEarly = (visit: Omit<Visit, 'isEarly'>) => Promise<{ page: Page; release: () => void }>;

interface TestFixtures {
  people: People;
  openPage: OpenPage;
  openEarly: OpenEarly;
  /** What the browser may report in this test without failing it. */
  expectedProblems: RegExp | null;
}

/** What the tests of a worker share. */
export interface WorkerFixtures {
  stack: RunningStack;
  /** Takes the whole browser in the place of its headless shell. */
  isWholeBrowser: boolean;
}

/**
 * A test in a real Chromium on the run's stack. A console error, an uncaught error, a request to
 * another host or a violation of the page's policy fails it, unless `expectedProblems` matches.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [async ({}, use) => use(runningStack()), { scope: 'worker' }],
  isWholeBrowser: [false, { scope: 'worker', option: true }],
  launchOptions: [
    async ({ stack: { chromium }, isWholeBrowser }, use) => {
      const executablePath = isWholeBrowser ? chromium.path : chromium.shellPath;
      await use({
        ...(executablePath ? { executablePath } : {}),
        args: [...chromiumFlags],
        // Playwright turns off that pages are kept for 'Back'.
        ...(isWholeBrowser ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.appUrl),
  people: async ({ stack }, use, { workerIndex }) => use(new People(stack, workerIndex)),
  expectedProblems: [null, { option: true }],
  openPage: async ({ browser, stack, expectedProblems }, use) => {
    const contexts: BrowserContext[] = [];
    const problems = new ProblemLog();
    await use(
      async ({ at = blank, as, kept, inKurnool = false, isEarly, prepare, ...options } = {}) => {
        const context = await browser.newContext({
          ...(inKurnool ? { geolocation: kurnool, permissions: ['geolocation'] } : {}),
          ...(as ? { storageState: deviceOf(as, kept, new URL(at, stack.appUrl).origin) } : {}),
          ...options,
        });
        contexts.push(context);
        await problems.watch(context);
        await prepare?.(context);
        const page = await context.newPage();
        await page.goto(at, { waitUntil: isEarly ? 'commit' : 'load' });
        return page;
      },
    );
    problems.stop();
    await Promise.all(contexts.map(close));
    expect(problems.besides(expectedProblems), 'problems that the browser reported').toEqual([]);
  },
  openEarly: async ({ openPage }, use) => {
    await use(async ({ prepare, ...visit }) => {
      const { by, release } = holdBack(start);
      const page = await openPage({
        ...visit,
        isEarly: true,
        prepare: async (context) => {
          await prepare?.(context);
          await by(context);
        },
      });
      return { page, release };
    });
  },
});

/** Closes a context. A route that still fetches would fail the worker's next test, or the whole run. */
async function close(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** A device on which a member has signed in. */
function deviceOf({ session }: Pick<Member, 'session'>, kept: Visit['kept'], origin: string) {
  const localStorage = Object.entries({ ...kept, 'timewell.session': session }).map(
    ([name, value]) => ({ name, value: JSON.stringify(value) }),
  );
  return { cookies: [], origins: [{ origin, localStorage }] };
}
