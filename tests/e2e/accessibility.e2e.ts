import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { allHasArrived } from './arrived.ts';
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
