import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { hasAllFiles, wholeRun } from '../../whole-run.ts';
import type { DriverName } from '../exclusions.ts';
import { checkCoverage } from './check.ts';
import { clearResults } from './results.ts';

/**
 * After a run of all paths of some drivers prints which transitions they took, and fails the run
 * where one is missing. With `--update` the record is written anew.
 */
export default class CoverageReporter implements Reporter {
  readonly #files: string;
  readonly #drivers: readonly DriverName[];
  #isRecording = false;

  constructor({ files, drivers }: { files: string; drivers: readonly DriverName[] }) {
    this.#files = files;
    this.#drivers = drivers;
  }

  onInit({ config }: Vitest): void {
    this.#isRecording = config.snapshotOptions.updateSnapshot === 'all';
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const moduleIds = specifications.map(({ moduleId }) => moduleId);
    if (hasAllFiles(this.#files, moduleIds)) clearResults(this.#drivers);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (!wholeRun(this.#files, modules)) return;
    if (!checkCoverage(this.#drivers, this.#isRecording)) process.exitCode = 1;
  }
}
