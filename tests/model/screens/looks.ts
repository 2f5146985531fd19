import type { Page } from '@playwright/test';
import { wearLook } from '../../e2e/look.ts';
import { desktop, phone } from '../../e2e/sizes.ts';

/** How a person sees the app: the size of its window and of its text, and its colours. */
export interface Look {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  /** Light, with text as it comes. */
  readonly isPlain?: boolean;
  readonly isDark?: boolean;
  readonly hasForcedColors?: boolean;
  /** Text of twice the size. */
  readonly isDouble?: boolean;
}

export const looks: readonly Look[] = [
  { name: 'phone, light', size: phone, isPlain: true },
  { name: 'phone, dark', size: phone, isDark: true },
  { name: 'phone, text of twice the size', size: phone, isDouble: true },
  { name: 'phone, forced colours', size: phone, isDark: true, hasForcedColors: true },
  { name: 'desktop, light', size: desktop, isPlain: true },
  { name: 'desktop, dark', size: desktop, isDark: true },
];

export async function wear(page: Page, look: Look): Promise<void> {
  await page.setViewportSize(look.size);
  await page.emulateMedia({
    forcedColors: look.hasForcedColors ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await page.evaluate(
    (size) => document.documentElement.style.setProperty('font-size', size),
    look.isDouble ? '200%' : '',
  );
  await wearLook(page, look.isDark ? 'dark' : 'light');
}
