import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { looks } from './looks.ts';

/** Prints after a run how many screens of how many states were looked at. */
export default class ScreensReporter implements Reporter {
  #flows = 0;
  #screens = 0;
  #states = 0;

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== 'screens') continue;
      const { screens, states } = JSON.parse(description ?? '{}');
      this.#flows += 1;
      this.#screens += screens;
      this.#states += states;
    }
  }

  onEnd(): void {
    if (this.#flows === 0) return;
    console.log(
      `\n${this.#screens} screens of ${this.#states} states in ${this.#flows} flows were judged by axe, each in ${looks.length} looks.`,
    );
  }
}
