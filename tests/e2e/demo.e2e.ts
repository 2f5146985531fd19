import { describe, expect } from 'vitest';
import { test } from './browser.ts';
import { enterCode, proceedWith, signIn } from './people.ts';

const demoNumber = '+919876543210';

// In one file, so that no two sign-ins of this one number are under way at once.
describe('the demo user', () => {
  test('signs in, typed as Indians type it', async ({ openPage }) => {
    const page = await openPage({ at: '/home' });
    await proceedWith(page, '098765 43210');
    await enterCode(page, demoNumber);
    await page.waitForURL('**/dashboard');
  });

  test('has an event that is over: Completed in the list, and leading nowhere', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/home' });
    await signIn(page, demoNumber);
    await page.goto('/create-events');
    await page.getByRole('button', { name: 'Show My Events' }).click();
    const list = page.getByRole('dialog', { name: 'Your Created Events' });
    const over = list.getByRole('listitem').filter({ hasText: 'Completed' }).first();
    await over.waitFor();
    expect(await over.getByRole('link').count()).toBe(0);
    expect(await over.getByRole('button').count()).toBe(0);
    expect(await list.getByRole('link').count()).toBeGreaterThan(0);
  });

  test('has a calendar that is alive: this month has items, and today’s are on the dashboard', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/home', viewport: { width: 1280, height: 860 } });
    await signIn(page, demoNumber);
    await page.getByRole('region', { name: 'Today' }).getByRole('listitem').first().waitFor();
    await page.getByRole('button', { name: 'Open calendar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Calendar' });
    await dialog
      .getByRole('button', { name: /, \d+ items?/ })
      .nth(5)
      .waitFor();
  });
});
