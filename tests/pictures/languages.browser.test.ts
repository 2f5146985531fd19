import { expect } from '@playwright/test';
import { expectPicture, test } from './pictures.ts';

const languages = { 'en-IN': 'English', 'hi-IN': 'Hindi', 'te-IN': 'Telugu' };

for (const [locale, language] of Object.entries(languages)) {
  test(`Pictures: the whole home page looks as before in ${language}`, async ({ come }) => {
    const page = await come({ at: '/home', isAnonymous: true, locale });
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectPicture(page, `home in ${language}`, true);
  });
}
