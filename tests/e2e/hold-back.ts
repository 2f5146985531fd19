import type { BrowserContext } from '@playwright/test';

/** The app's own file: while it is held back, a page is as its HTML shows it. */
export const start = /\/assets\/start-.*\.js/;

/** Keeps the files and calls that a pattern names back until they are released, in a context. */
export function holdBack(files: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    release: () => resolve(),
    by: async (context: BrowserContext) => {
      await context.route(files, async (route) => {
        await promise;
        await route.continue();
      });
    },
  };
}
