import type { Page } from '@playwright/test';

/** Shows the page light or dark. The look fades in, and half-way its colours have no contrast. */
export async function wearLook(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (scheme) => {
    const isWorn = () => matchMedia(`(prefers-color-scheme: ${scheme})`).matches;
    const isFading = () =>
      document
        .getAnimations()
        .some((fade) => fade instanceof CSSTransition && fade.playState !== 'finished');
    do await new Promise(requestAnimationFrame);
    while (!isWorn() || isFading());
  }, colorScheme);
}
