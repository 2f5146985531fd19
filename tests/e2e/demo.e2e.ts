import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterCode, proceedWith } from './people.ts';

test('Demonstration: the demo account’s owner signs in with the number as Indians type it', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/home' });
  await proceedWith(page, '098765 43210');
  await enterCode(page, await people.demo());
  await expect(page).toHaveURL('/dashboard');
});

test('Demonstration: an event that is over is listed as Completed and opens nothing', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/create-events', as: await people.demo() });
  await page.getByRole('button', { name: 'Show My Events' }).click();
  const list = page.getByRole('dialog', { name: 'Your Created Events' });
  const over = list.getByRole('listitem').filter({ hasText: 'Completed' }).first();
  await expect(over).toBeVisible();
  await expect(over.getByRole('link')).toHaveCount(0);
  await expect(over.getByRole('button')).toHaveCount(0);
  await expect(list.getByRole('link').first()).toBeVisible();
});

test('Demonstration: this month’s calendar has items, and the dashboard shows today’s', {
  tag: '@desktop',
}, async ({ openPage, people }) => {
  const page = await openPage({ at: '/dashboard', as: await people.demo() });
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open calendar' }).click();
  const days = page.getByRole('dialog', { name: 'Calendar' }).getByRole('button', {
    name: /, \d+ items?/,
  });
  await expect(days.nth(5)).toBeVisible();
});
