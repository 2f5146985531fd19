import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/**
 * Mutation testing of the rules and the machines, judged by the hand-written tests: `npm run mutate`.
 * Static mutants stay in, since most of a machine is its configuration.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
// biome-ignore lint/style/noDefaultExport: Stryker reads its settings so.
export default {
  mutate: [
    'src/{domain,machines}/**/*.ts',
    // tests/rules/texts.test.ts holds them against the sentences that the specification quotes.
    '!src/domain/*.texts*.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner', './stryker.config.mjs'],
  ignorers: ['unobservable'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts' },
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  thresholds: { high: 100, low: 98, break: 98 },
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/mutation/sandbox',
  // Without /tsconfig.json: Stryker rewrites it by a compiler API that TypeScript 7 does not have.
  ignorePatterns: [
    '/*',
    '!/src',
    '!/tests',
    '!/docs',
    '!/package.json',
    '!/tsconfig.base.json',
    '!/*.config.*',
  ],
  concurrency: 2,
};

/** Ignores mutants that change nothing a user can observe. */
const unobservable = {
  shouldIgnore({ node }) {
    if (isDescription(node) || isOnlyDescription(node)) return 'A description is documentation.';
    return isTypes(node) ? 'Only the compiler reads the types of a machine.' : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'unobservable', unobservable)];

function isDescription({ type, key, value }) {
  if (type !== 'ObjectProperty' || key.name !== 'description') return false;
  return value.type === 'StringLiteral' && /^[A-Z].*\.$/.test(value.value);
}

function isOnlyDescription({ type, properties }) {
  return type === 'ObjectExpression' && properties.length === 1 && isDescription(properties[0]);
}

function isTypes({ type, key, value }) {
  return type === 'ObjectProperty' && key.name === 'types' && value.type === 'ObjectExpression';
}
