import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

test('Language: a visitor picks हिन्दी in the header with the keyboard, and the page comes in it with the focus on the choice', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/home' });
  const choice = page.getByRole('button', { name: 'Language: English' });
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'हिन्दी' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectLanguage(page, 'hi-IN');
  await expect(page.getByText('ऐप अब हिन्दी में है।')).toBeVisible();
  await expect(page.getByRole('button', { name: 'भाषा: हिन्दी' })).toBeFocused();
  await page.goto('/about-us');
  await expectLanguage(page, 'hi-IN');
});

async function expectLanguage(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
