import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { clearScreens } from '../../../scripts/screens/kept.ts';
import { hasAllFiles, wholeRun } from '../../whole-run.ts';
import type { DriverName } from '../exclusions.ts';
import { checkCoverage } from './check.ts';
import { clearResults } from './results.ts';

const files = 'tests/model/*.test.{ts,tsx}';
const drivers: readonly DriverName[] = ['bare', 'view'];

/**
 * After a run of all paths on actors and views prints which transitions they took, and fails the run
 * where one is missing. With `--update` the record is written anew.
 */
export default class CoverageReporter implements Reporter {
  #isRecording = false;

  onInit({ config }: Vitest): void {
    this.#isRecording = config.snapshotOptions.updateSnapshot === 'all';
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const moduleIds = specifications.map(({ moduleId }) => moduleId);
    if (!hasAllFiles(files, moduleIds)) return;
    clearResults(drivers);
    clearScreens();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (!wholeRun(files, modules)) return;
    if (!checkCoverage(drivers, this.#isRecording)) process.exitCode = 1;
  }
}
