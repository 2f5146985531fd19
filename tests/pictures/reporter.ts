import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints after a run how many pictures were compared, or why none were. */
export default class PicturesReporter implements Reporter {
  #pictures = 0;
  #reason: string | undefined;

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    this.#pictures += annotations.filter(({ type }) => type === 'picture').length;
    this.#reason ??= annotations.find(({ type }) => type === 'skip')?.description;
  }

  onEnd(): void {
    if (this.#reason) console.log(`\nNo pictures were compared. ${this.#reason}`);
    else if (this.#pictures > 0) console.log(`\n${this.#pictures} pictures were compared.`);
  }
}
