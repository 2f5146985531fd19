import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { boxOf } from './box-of.ts';
import { test } from './fixtures.ts';

const file = new URL('../../docs/flows/index.html', import.meta.url).pathname;
const flowsPage = pathToFileURL(file).href;

test('Flows: the page opened from disk shows each chart whole, fitted to the width', {
  tag: '@both-sizes',
}, async ({ openPage }) => {
  const page = await openPage({ at: flowsPage });
  const cut = () =>
    page
      .locator('.sheet')
      .evaluateAll((sheets) =>
        sheets
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((sheet) => sheet.getAttribute('aria-label')),
      );
  await expect.poll(cut).toEqual([]);
  await expect(page.getByRole('region', { name: 'Chart of App, scrolls' })).toBeVisible();
});

test('Flows: a link to a flow lands at its chart, which is enlarged, shown whole again, and copied for Stately', async ({
  openPage,
}) => {
  const page = await openPage({
    at: `${flowsPage}#flow-login`,
    prepare: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
  });
  await expect(page.getByRole('heading', { name: 'Login', exact: true })).toBeInViewport();
  const chart = page.getByRole('region', { name: 'Chart of Login, scrolls' });
  await expect(chart).toBeInViewport();
  const width = async () => (await boxOf(chart.locator('.picture'))).width;
  const whole = await width();
  await page.getByRole('button', { name: 'Larger: Login' }).click();
  await expect.poll(width).toBeGreaterThan(whole);
  await page.getByRole('button', { name: 'Whole chart: Login' }).click();
  await expect.poll(width).toBe(whole);

  await page.getByRole('button', { name: 'Copy for Stately: Login' }).click();
  await expect(page.getByText('Copied: paste it into Stately’s importer.')).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('export const loginMachine = createMachine({');
});

test('Flows: the address of the page leads to the state that was chosen in a chart', async ({
  openPage,
}) => {
  const page = await openPage({ at: flowsPage });
  const chart = page.getByRole('region', { name: 'Chart of Login, scrolls' });
  const state = chart.getByRole('link', { name: 'enteringPhone: ' });
  await state.focus();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('status').filter({ hasText: 'enteringPhone: ' });
  await expect(chosen).toBeVisible();
  const shared = page.url();
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(chosen).toBeVisible();
  await expect(state).toBeInViewport();
});
