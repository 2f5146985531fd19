import { describe, expect, it } from 'vitest';
import { sum, summary, tallyOf } from '../../scripts/tally.ts';

const report = (change: object = {}) =>
  JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    testResults: [{ status: 'passed', assertionResults: [{}, {}, {}, {}] }],
    ...change,
  });

describe('npm test', () => {
  it('counts the tests of a Vitest report', () => {
    expect(tallyOf(report(), 0)).toEqual({ passed: 3, failed: 0, skipped: 1 });
  });

  it('counts the tests of a Playwright report, and a flaky test as a failure', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
    expect(tallyOf(JSON.stringify({ stats }), 1)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const unloaded = report({ testResults: [{ status: 'failed', assertionResults: [] }] });
    expect(tallyOf(unloaded, 1)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  it('counts a failed run without a failed test as a failure', () => {
    expect(tallyOf(report(), 1)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  it.each(['', '{', '{}'])('counts a run that left the report “%s” as a failure', (text) => {
    expect(tallyOf(text, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('adds up the tests of all its parts', () => {
    const total = sum([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 3, failed: 2, skipped: 1 },
    ]);
    expect(summary(total)).toBe('4 passed, 2 failed, 1 skipped');
    expect(summary({ ...total, skipped: 0 })).toBe('4 passed, 2 failed');
  });
});
