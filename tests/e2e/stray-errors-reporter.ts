import type { Reporter, TestError } from '@playwright/test/reporter';

/** Prints at the end of a run, where a long log is read, the errors that belong to no test. */
export default class StrayErrors implements Reporter {
  #errors: TestError[] = [];

  onError(error: TestError): void {
    this.#errors.push(error);
  }

  onEnd(): void {
    for (const { stack, message, value } of this.#errors) {
      console.log(`\nAn error that belongs to no test:\n${stack ?? message ?? value}`);
    }
  }
}
