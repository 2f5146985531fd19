import type { Page } from '@playwright/test';

/** Resolves once the worker has the app's files and holds the page. */
export async function workerIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
