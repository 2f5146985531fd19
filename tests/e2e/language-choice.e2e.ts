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

test('Language: a choice on one device is followed by another on which the person signs in, from its next page on', async ({
  openPage,
  people,
}) => {
  const latha = await people.member('Latha');
  const first = await openPage({ at: '/dashboard', as: latha });
  await first.getByRole('button', { name: 'Language: English' }).click();
  const kept = first.waitForResponse((answer) => answer.url().endsWith('/account/language'));
  await first.getByRole('menuitemradio', { name: 'తెలుగు' }).click();
  await expectLanguage(first, 'te-IN');
  expect((await kept).status()).toBe(200);

  const second = await openPage({ at: '/dashboard', as: latha });
  await expectLanguage(second, 'en-IN');
  const chosen = async () =>
    (await second.context().cookies()).find(({ name }) => name === 'language')?.value;
  await expect.poll(chosen).toBe('te');
  await expectLanguage(second, 'en-IN');
  await second.goto('/my-appointments');
  await expectLanguage(second, 'te-IN');
});

async function expectLanguage(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
