import { expect, type Page } from '@playwright/test';
import { allHasArrived } from './arrived.ts';
import { test } from './fixtures.ts';

// Reduced motion shortens what is moved here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('§22.231 a dialog that was closed and a page that was left are forgotten, however often', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/dashboard', as: await people.demo() });
  for (const _ of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menuitem')).not.toHaveCount(0);
    await watch(page, '.option-popover');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open calendar' }).click();
    await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeVisible();
    await watch(page, '.dialog-veil');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await watch(page, 'main');
    await page.getByRole('link', { name: 'Appointments', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Appointments' })).toBeVisible();
    await watch(page, 'main');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  }
  // React itself still knows the last of what is gone.
  for (const what of ['.option-popover', '.dialog-veil', 'main'])
    await expect.poll(() => keptOf(page, what)).toBeLessThanOrEqual(2);
});

test('§22.232 nothing moves on a page once all that it asks for has come', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ as: await people.demo() });
  for (const path of ['/home', '/dashboard', '/my-appointments', '/my-organisation', '/calendar']) {
    await page.goto(path);
    await allHasArrived(page);
    await expect.poll(() => moving(page), { message: path }).toEqual([]);
  }
});

declare global {
  interface Window {
    /** What was on the screen once, by its selector. */
    watched: Record<string, WeakRef<Element>[]>;
  }
}

async function watch(page: Page, selector: string): Promise<void> {
  await page.evaluate((sought) => {
    const element = document.querySelector(sought);
    if (!element) throw new Error(`There is no ${sought}.`);
    window.watched ??= {};
    window.watched[sought] = [...(window.watched[sought] ?? []), new WeakRef(element)];
  }, selector);
}

/** How many of the watched elements are still in memory, and not on the page. */
async function keptOf(page: Page, selector: string): Promise<number> {
  await page.requestGC();
  return page.evaluate((sought) => {
    const kept = (window.watched[sought] ?? []).map((element) => element.deref());
    return new Set(kept.filter((element) => element && !element.isConnected)).size;
  }, selector);
}

/** The elements on which an animation runs. */
async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(
        ({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : '') ?? '',
      ),
  );
}
