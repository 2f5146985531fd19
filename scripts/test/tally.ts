import * as v from 'valibot';

/** How many tests ended how. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

const Report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.optional(v.number(), 0),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
});

/**
 * The tally of Vitest's JSON report and exit code. A file that could not even be loaded counts as
 * one failure, and so does a run that failed without a failed test or left no report.
 */
export function tallyOf(reportText: string, exitCode: number): Tally {
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), Report), reportText);
  if (!report.success) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    report.output;
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = numFailedTests + unloaded;
  return {
    passed: numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  };
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, tally) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + tally.failed,
      skipped: total.skipped + tally.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** As the last line of a test run says it: `12 passed, 0 failed, 1 skipped`. */
export function summary({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
