import { expect, type Locator } from '@playwright/test';

/**
 * Waits until one of two things shows that never show together; whether it is the first. Neither may
 * show for a moment, as while a part of the page is replaced.
 */
export async function isFirstShown(first: Locator, second: Locator): Promise<boolean> {
  // biome-ignore lint/plugin: the poll below looks again.
  const isShown = (thing: Locator) => thing.first().isVisible();
  let shown: Locator | null = null;
  await expect
    .poll(async () => {
      const [isFirst, isSecond] = await Promise.all([isShown(first), isShown(second)]);
      if (isFirst !== isSecond) shown = isFirst ? first : second;
      return shown;
    })
    .not.toBeNull();
  return shown === first;
}
