import { expect as playwrightExpect } from '@playwright/test';

let calls = 0;

/** How many assertions this worker has made so far. */
export function assertionCalls(): number {
  return calls;
}

/** Playwright's `expect`; it counts, so that a state in which a path asserts nothing is found. */
export const expect = new Proxy(playwrightExpect, {
  apply(target, self, given) {
    calls += 1;
    return Reflect.apply(target, self, given);
  },
  get(target, name) {
    if (name === 'poll') calls += 1;
    return Reflect.get(target, name);
  },
});
