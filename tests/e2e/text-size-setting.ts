import type { Page } from '@playwright/test';

/** Sets the size of the browser's own text in CSS pixels, which is 16 unless a person changes it. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await browser.detach();
}
