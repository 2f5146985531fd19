import { expect, type Locator } from '@playwright/test';

/** Waits until one of two things shows that never show together; whether it is the first. */
export async function isFirstShown(first: Locator, second: Locator): Promise<boolean> {
  await expect(first.or(second).first()).toBeVisible();
  // biome-ignore lint/plugin: one of the two is there by now.
  return first.isVisible();
}
