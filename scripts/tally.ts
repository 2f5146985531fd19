import * as v from 'valibot';

/** How many tests ended how, of Vitest and Playwright together: each counts its own. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

const VitestReport = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    numTodoTests: v.optional(v.number(), 0),
    testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
  }),
  v.transform((report): Tally => {
    // A file that could not be loaded has no tests.
    const unloaded = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  }),
);

const PlaywrightReport = v.pipe(
  v.object({
    stats: v.object({
      expected: v.number(),
      unexpected: v.number(),
      flaky: v.number(),
      skipped: v.number(),
    }),
  }),
  v.transform(
    ({ stats: { expected, unexpected, flaky, skipped } }): Tally => ({
      passed: expected,
      failed: unexpected + flaky,
      skipped,
    }),
  ),
);

const Report = v.pipe(v.string(), v.parseJson(), v.union([VitestReport, PlaywrightReport]));

/**
 * The tally of a runner's JSON report and exit code. A run that failed without a failed test, or
 * left no report, counts as one failure.
 */
export function tallyOf(report: string, exitCode: number): Tally {
  const { success, output } = v.safeParse(Report, report);
  if (!success) return { passed: 0, failed: 1, skipped: 0 };
  return output.failed === 0 && exitCode !== 0 ? { ...output, failed: 1 } : output;
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

/** The last line of a test run: `12 passed, 0 failed, 1 skipped`. */
export function summary({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
