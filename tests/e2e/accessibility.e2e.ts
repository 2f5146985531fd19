import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './browser.ts';
import { enterCode, newNumber, proceedWith, register } from './people.ts';

describe.for(['light', 'dark'] as const)('in the %s look', (colorScheme) => {
  test('no screen up to the dashboard breaks a rule of WCAG 2.2 AA', async ({ openPage }) => {
    const page = await openPage({ at: '/home', colorScheme, reducedMotion: 'reduce' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page, 'home');

    await page.getByRole('button', { name: 'Sports Available' }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await expectAccessible(page, 'category');
    await page.keyboard.press('Escape');

    const number = newNumber(colorScheme === 'light' ? '00031' : '00032');
    await proceedWith(page, number);
    await page.getByRole('textbox', { name: 'Full Name' }).waitFor();
    await expectAccessible(page, 'registration');
    await register(page, 'Saraswathi Venkata Lakshmi Narasimha Rao');
    await page.getByRole('textbox', { name: 'One-time code' }).waitFor();
    await expectAccessible(page, 'code');
    await enterCode(page, number);

    await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor();
    await expectAccessible(page, 'dashboard');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Calendar' }).click();
    await page.getByRole('dialog', { name: 'Calendar' }).waitFor();
    await expectAccessible(page, 'calendar');
  });

  test('twice the text size breaks nothing sideways on a phone', async ({ openPage }) => {
    for (const at of ['/home', '/about-us', '/privacy-policy']) {
      const page = await openPage({ at, colorScheme });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.addStyleTag({ content: ':root { font-size: 200% }' });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([at, overflow]).toEqual([at, 0]);
    }
  });
});

async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect([screen, found]).toEqual([screen, []]);
}
