import type { Locator } from '@playwright/test';

/** The text of an element also while it is out of sight, where it is not painted and has no inner text. */
export async function textOf(element: Locator): Promise<string> {
  return (await element.textContent()) ?? '';
}
