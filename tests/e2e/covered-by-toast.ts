import type { Page } from '@playwright/test';

/** The texts of those elements that a toast lies over. */
export function coveredByToast(page: Page, elements: string): Promise<(string | null)[]> {
  return page.evaluate((selector) => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    if (!toast) return ['no toast'];
    return Array.from(
      document.querySelectorAll(selector),
      (other) => [other.textContent, other.getBoundingClientRect()] as const,
    )
      .filter(([, box]) => box.top < toast.bottom && box.bottom > toast.top)
      .filter(([, box]) => box.left < toast.right && box.right > toast.left)
      .map(([text]) => text);
  }, elements);
}
