import { expect, type Locator } from '@playwright/test';

/**
 * The text of an element once it has one, also while it is out of sight, where it is not painted and has
 * no inner text.
 */
export async function textOf(element: Locator): Promise<string> {
  let text = '';
  // What is judged is what is returned: the element may be drawn anew between two looks.
  const read = async () => {
    text = (await element.textContent()) ?? '';
    return text;
  };
  await expect.poll(read).toMatch(/\S/);
  return text;
}
