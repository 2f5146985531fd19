import { expect, type Page } from '@playwright/test';
import { allHasArrived } from './arrived.ts';
import { axeSource, levels } from './axe.ts';
import { test } from './fixtures.ts';
import { wearLook } from './look.ts';
import { phone } from './sizes.ts';

test('Accessibility: neither home nor the dashboard, each with its header and its end, breaks a rule of WCAG 2.2 AA, light or dark', {
  tag: '@both-sizes',
}, async ({ openPage, people }) => {
  const visited = await openPage({ at: '/home' });
  await expectAccessible(visited, 'home');
  const page = await openPage({
    at: '/dashboard',
    as: await people.member('Saraswathi Venkata Lakshmi Narasimha Rao'),
  });
  await expect(page.getByRole('heading', { level: 1, name: /, Saraswathi/ })).toBeVisible();
  await expectAccessible(page, 'dashboard');
});

async function expectAccessible(page: Page, screen: string): Promise<void> {
  await allHasArrived(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(axeSource);
  for (const colorScheme of looksAt(page)) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, rules[colorScheme]), `${screen}, ${colorScheme}`).toEqual([]);
  }
}

/** The rules of these that the page breaks, each with the elements that break it. */
function brokenRules(page: Page, runOnly: string[]): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run({ runOnly: asked, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, runOnly);
}

/** Colours are all that the dark look changes, and they are the same at both sizes. */
function looksAt(page: Page): readonly ('light' | 'dark')[] {
  return page.viewportSize()?.width === phone.width ? ['light', 'dark'] : ['light'];
}

const rules = { light: levels, dark: ['color-contrast', 'link-in-text-block'] };
