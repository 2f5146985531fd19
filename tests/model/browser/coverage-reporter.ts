import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { hasAllFiles } from '../../whole-run.ts';
import type { DriverName } from '../exclusions.ts';
import { checkCoverage } from '../report/check.ts';
import { clearResults } from '../report/results.ts';

const drivers: readonly DriverName[] = ['browser'];

/**
 * After a run of all paths in a browser prints which transitions they took, and fails the run where
 * one is missing. With `--update-snapshots all` the record is written anew.
 */
export default class BrowserCoverageReporter implements Reporter {
  #isWhole = false;
  #isRecording = false;
  #tests: TestCase[] = [];

  onBegin(config: FullConfig, suite: Suite): void {
    const files = suite.suites.flatMap((project) => project.suites);
    const paths = files.map(({ location }) => location?.file ?? '');
    this.#isWhole = hasAllFiles('tests/model/browser/*.browser.test.ts', paths);
    this.#isRecording = config.updateSnapshots === 'all';
    this.#tests = files
      .filter(({ location }) => location?.file.endsWith('.browser.test.ts'))
      .flatMap((file) => file.allTests());
    if (this.#isWhole) clearResults(drivers);
  }

  async onEnd(): Promise<Partial<FullResult>> {
    const isWalked = this.#isWhole && this.#tests.every((test) => test.outcome() === 'expected');
    return !isWalked || checkCoverage(drivers, this.#isRecording) ? {} : { status: 'failed' };
  }
}
