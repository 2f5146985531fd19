import { expect, type Page } from '@playwright/test';

/** Shows the page light or dark. The look fades in, and half-way its colours have no contrast. */
export async function wearLook(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const isWorn = () =>
    page.evaluate((scheme) => {
      const fades = document.getAnimations().filter((fade) => fade instanceof CSSTransition);
      const isFading = fades.some(({ playState }) => playState !== 'finished');
      return matchMedia(`(prefers-color-scheme: ${scheme})`).matches && !isFading;
    }, colorScheme);
  await expect.poll(isWorn).toBe(true);
}
