import { defineConfig } from 'vitest/config';

/** `npm run statements`: the backend's tests once more, recording each statement that they send. */
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'tests/backend/support/released/setup.ts',
    setupFiles: ['tests/backend/support/released/record.ts'],
    include: ['tests/backend/{,both-databases/}*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
