import type { Page } from '@playwright/test';

/** The person was elsewhere and comes back to the page. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
