import { expect, type Page } from '@playwright/test';

/** Holds once the page, with its text at twice the size, is no wider than its window. */
export async function expectRoomForDoubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBe(0);
}
