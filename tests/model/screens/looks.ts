import type { Page } from '@playwright/test';
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

/** Puts a look on the page. It fades in, and half-way its colours have no contrast. */
export async function wear(page: Page, look: Look): Promise<void> {
  await page.setViewportSize(look.size);
  await page.emulateMedia({
    colorScheme: look.isDark ? 'dark' : 'light',
    forcedColors: look.hasForcedColors ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await page.evaluate(
    async ([size, scheme]) => {
      document.documentElement.style.setProperty('font-size', size);
      const isWorn = () => matchMedia(`(prefers-color-scheme: ${scheme})`).matches;
      do await new Promise(requestAnimationFrame);
      while (
        !isWorn() ||
        document.getAnimations().some(({ playState }) => playState === 'running')
      );
    },
    [look.isDouble ? '200%' : '', look.isDark ? 'dark' : 'light'] as const,
  );
}
