import { defineConfig } from '@playwright/test';
import type { WorkerFixtures } from './tests/e2e/fixtures.ts';
import { desktop, phone } from './tests/e2e/sizes.ts';

/** Everything that runs in a browser: journeys through the whole stack, the flows' paths and screens. */
export default defineConfig<object, WorkerFixtures>({
  testDir: 'tests',
  testMatch: ['e2e/**/*.e2e.ts', '{model/browser,pictures}/**/*.browser.test.ts'],
  snapshotPathTemplate: '{testDir}/pictures/taken/{arg}{ext}',
  globalSetup: './tests/e2e/global-setup.ts',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // All tests share one stack, and each person in them has a number of their own.
  fullyParallel: true,
  workers: 3,
  // A machine that is busy is no reason to fail.
  timeout: 900_000,
  expect: {
    timeout: 60_000,
    // A button that moves by a pixel is more than this; how another processor rounds is less.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixelRatio: 0.0005 },
  },
  outputDir: 'test-results/browser',
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: 'test-results/browser-report' }],
    ['json', { outputFile: 'test-results/browser.json' }],
    ['./tests/model/browser/coverage-reporter.ts'],
    ['./tests/model/screens/reporter.ts'],
    ['./tests/pictures/reporter.ts'],
    ['./tests/e2e/stray-errors-reporter.ts'],
  ],
  use: {
    // A press that waits longer than this waits for what does not come.
    actionTimeout: 120_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What a test puts in the place of an answer must reach the page. Tests of the worker allow it.
    serviceWorkers: 'block',
    // Permissions are denied unless a test lists them.
    permissions: [],
    // Painting movement costs a seventh of the time, and nothing is claimed about it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // The trace holds actions and requests. Pages and pictures in it would cost a third of the time:
    // `--trace retain-on-failure` adds them, to look for a fault.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  // A test runs on a phone, unless its tag says that its claim is about a desktop or about both, and
  // in the headless shell, unless its claim is about what only the whole browser has. The screens wait for all
  // that is named before them: its last tests are short, so that no worker waits long for another.
  projects: [
    { name: 'kept screens', testMatch: 'model/screens/kept.setup.ts' },
    {
      name: 'whole browser',
      grep: /@whole-browser/,
      use: { viewport: phone, isWholeBrowser: true },
    },
    { name: 'desktop', grep: /@desktop|@both-sizes/, use: { viewport: desktop } },
    { name: 'phone', grepInvert: /@desktop|@whole-browser/, use: { viewport: phone } },
    {
      name: 'screens',
      testMatch: 'model/screens/*.browser.test.ts',
      dependencies: ['kept screens'],
    },
  ],
});
