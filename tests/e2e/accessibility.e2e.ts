import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectRoomForDoubleText } from './double-text.ts';
import { test } from './fixtures.ts';
import { wearLook } from './look.ts';
import { enterCode, proceedWith, register } from './people.ts';
import { phone } from './sizes.ts';

test('Accessibility: no screen up to the dashboard breaks a rule of WCAG 2.2 AA, light or dark', {
  tag: '@both-sizes',
}, async ({ openPage, people }) => {
  const page = await openPage({ at: '/home' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'home');

  await page.getByRole('button', { name: 'Sports Available' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'category');
  await page.keyboard.press('Escape');

  const person = people.newcomer();
  await proceedWith(page, person.number);
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
  await expectAccessible(page, 'registration');
  await register(page, 'Saraswathi Venkata Lakshmi Narasimha Rao');
  await expect(page.getByRole('textbox', { name: 'One-time code' })).toBeVisible();
  await expectAccessible(page, 'code');
  await enterCode(page, person);

  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  await expectAccessible(page, 'dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Calendar' }).click();
  await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeVisible();
  await expectAccessible(page, 'calendar');
});

test('Accessibility: text of twice the size makes no public page scroll sideways', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/home' });
  for (const path of ['/home', '/about-us', '/privacy-policy']) {
    await page.goto(path);
    await expect(page.locator('main:not([aria-busy="true"]) h1')).toBeVisible();
    await expectRoomForDoubleText(page);
  }
});

async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const colorScheme of looksAt(page)) {
    await wearLook(page, colorScheme);
    const { violations } = await checks[colorScheme](new AxeBuilder({ page })).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
    expect(found, `${screen}, ${colorScheme}`).toEqual([]);
  }
}

/** Colours are all that the dark look changes, and they are the same at both sizes. */
function looksAt(page: Page): readonly ('light' | 'dark')[] {
  return page.viewportSize()?.width === phone.width ? ['light', 'dark'] : ['light'];
}

const checks = {
  light: (axe: AxeBuilder) =>
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']),
  dark: (axe: AxeBuilder) => axe.withRules(['color-contrast', 'link-in-text-block']),
};
