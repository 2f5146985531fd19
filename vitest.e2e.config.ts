import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    reporters: [
      'default',
      ['json', { outputFile: 'test-results/browser.json' }],
      [
        './tests/model/report/reporter.ts',
        { files: 'tests/model/browser/*.browser.test.ts', drivers: ['browser'] },
      ],
    ],
    include: ['tests/e2e/**/*.e2e.ts', 'tests/model/browser/**/*.browser.test.ts'],
    globalSetup: ['tests/e2e/global-setup.ts'],
    // All files share one stack; each person in them has a number of their own.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
