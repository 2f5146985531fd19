import { afterAll, describe, expect, it } from 'vitest';
import type { Runner } from './walk.ts';

/** Vitest, as the runner of paths. */
export const vitest: Runner = {
  describe,
  it,
  afterAll,
  expect,
  assertionCalls: () => expect.getState().assertionCalls,
};

/** Declares a test that needs no fixtures of its runner. */
export function declarePlain(title: string, test: (fixtures: undefined) => Promise<void>): void {
  it(title, () => test(undefined));
}
