import type { Locator } from '@playwright/test';

/**
 * The text of an element once it has one, also while it is out of sight, where it is not painted and has
 * no inner text.
 */
export async function textOf(element: Locator): Promise<string> {
  // The element is looked for and read in one step, until it has a text.
  return (await element.filter({ hasText: /\S/ }).textContent()) ?? '';
}
