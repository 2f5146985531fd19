import type { FoundChromium } from '../../scripts/chromium.ts';

/** Where the stack of this run listens, and the browser that visits it. */
export interface RunningStack {
  readonly appUrl: string;
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly pushUrl: string;
  readonly chromium: Pick<FoundChromium, 'path' | 'shellPath'>;
}

/** Hands the stack over to the workers, which inherit the environment. */
export function announceStack(stack: RunningStack): void {
  process.env.TIMEWELL_TEST_STACK = JSON.stringify(stack);
}

/** The stack that the global set-up has started. */
export function runningStack(): RunningStack {
  return JSON.parse(process.env.TIMEWELL_TEST_STACK ?? 'null');
}
