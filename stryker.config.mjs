/**
 * How mutants are made and run; scripts/mutate.ts says which, and judged by which tests.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
// biome-ignore lint/style/noDefaultExport: Stryker reads its settings so.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/ignored.mjs'],
  ignorers: ['unfelt'],
  coverageAnalysis: 'perTest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: true },
  tempDirName: '.cache/mutation/sandbox',
  // The sandbox holds no tsconfig.json: TypeScript 7 has no compiler API, by which Stryker reads it.
  ignorePatterns: [
    '/*',
    '!/src',
    '!/tests',
    '!/docs',
    '!/scripts',
    '!/package.json',
    '!/vitest.mutate.config.ts',
  ],
  concurrency: 2,
  // Loops without an end are known by how often they turn; a busy machine is only slow.
  timeoutMS: 30_000,
  reporters: ['json', 'html', 'progress-append-only'],
};
