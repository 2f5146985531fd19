import { describe, expect, test } from 'vitest';
import { sum, summary, tallyOf } from '../../scripts/test/tally.ts';

const report = (change: object = {}) =>
  JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    testResults: [{ status: 'passed', assertionResults: [{}, {}, {}, {}] }],
    ...change,
  });

describe('the totals of a test run', () => {
  test('are those of the report', () => {
    expect(tallyOf(report(), 0)).toEqual({ passed: 3, failed: 0, skipped: 1 });
  });

  test('count a file that could not be loaded as a failure', () => {
    const unloaded = report({ testResults: [{ status: 'failed', assertionResults: [] }] });
    expect(tallyOf(unloaded, 1)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  test('count a failed run without a failed test as a failure', () => {
    expect(tallyOf(report(), 1)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  test.each(['', '{', '{}'])('count a run that left the report “%s” as a failure', (text) => {
    expect(tallyOf(text, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('are added up over all runners', () => {
    const total = sum([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 3, failed: 2, skipped: 1 },
    ]);
    expect(summary(total)).toBe('4 passed, 2 failed, 1 skipped');
    expect(summary({ ...total, skipped: 0 })).toBe('4 passed, 2 failed');
  });
});
