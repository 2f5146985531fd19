import { expect, type Page } from '@playwright/test';

/** Shows the page light or dark. The look fades in, and half-way its colours have no contrast. */
export async function wearLook(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const fading = () =>
    page.evaluate(() => {
      const fades = document.getAnimations().filter((fade) => fade instanceof CSSTransition);
      return fades.filter(({ playState }) => playState !== 'finished').length;
    });
  await expect.poll(fading).toBe(0);
}
