import { TestRunner } from 'vitest';

/** Judges a mutant with as little as its verdict needs: a worker is started for each of thousands. */
// biome-ignore lint/style/noDefaultExport: Vitest reads its runner so.
export default class MutantRunner extends TestRunner {
  #isDecided = false;

  constructor(...settings: ConstructorParameters<typeof TestRunner>) {
    super(...settings);
    // Stryker asks where each test stands, which costs a stack trace a test; its file is enough.
    this.config.includeTaskLocation = false;
    // Of a failure that it fails is enough; Vitest would look for each line of its stack in a source map.
    Error.stackTraceLimit = 0;
  }

  override cancel(...reason: Parameters<TestRunner['cancel']>): void {
    this.#isDecided = true;
    super.cancel(...reason);
  }

  /** Vitest skips the tests that follow a failure, yet imports their files. */
  override importFile(...file: Parameters<TestRunner['importFile']>): unknown {
    return this.#isDecided ? undefined : super.importFile(...file);
  }
}
