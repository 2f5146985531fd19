import { expect, type Page } from '@playwright/test';

/**
 * Holds once the app has taken the place of the HTML that the page came with, and nothing of the page is
 * awaited. Before that, an element that looks ready may be replaced.
 */
export async function allHasArrived(page: Page): Promise<void> {
  await expect(page.locator('#root:not([data-page], [data-waiting])')).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
