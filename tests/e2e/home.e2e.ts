import { expect } from '@playwright/test';
import { allHasArrived } from './arrived.ts';
import { test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { partsArrive } from './parts.ts';

test('Splash: the brand is shown before the app’s code has come, then the tagline with it, then the home page for an anonymous visitor', async ({
  openEarly,
}) => {
  // It is over soon: its time passes step by step, with a look at each.
  const { page, release } = await openEarly({
    at: '/',
    prepare: async ({ clock }) => {
      const time = Date.now();
      await clock.install({ time });
      await clock.pauseAt(time + 1_000);
    },
  });
  const splash = page.locator('.splash');
  const brand = splash.getByRole('heading', { name: 'Timewell' });
  await expect(brand).toBeVisible();
  await brand.evaluate((element) => element.setAttribute('data-kept', ''));
  release();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(splash).toContainText('Empowering your time, every time.', { timeout: 1 });
  }).toPass({ intervals: [0] });
  await expect(brand).toHaveAttribute('data-kept');
  await page.clock.resume();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Place: the device is asked where it is when services are first looked at, with a word why, and its place is rounded before it leaves the browser', async ({
  openPage,
}) => {
  const page = await openPage({
    at: '/home',
    inKurnool: true,
    prepare: async (context) => {
      await context.addInitScript(() => {
        navigator.permissions.query = async () =>
          Object.assign(new EventTarget(), { state: 'prompt' }) as PermissionStatus;
      });
    },
  });
  const place = page.getByRole('button', { name: /change place/, includeHidden: true });
  await partsArrive(page, 'page-place');
  await expect(place).toHaveText(/^Unknown City - Unknown/);
  const asked = page.waitForRequest('**/reverse?**');
  await page.getByRole('button', { name: 'Doctor Available' }).click();
  const { searchParams } = new URL((await asked).url());
  expect([searchParams.get('lat'), searchParams.get('lon')]).toEqual(['15.83', '78.04']);
  await expect(page.getByText('Suggested first: those near Kurnool.')).toBeVisible();
  await expect(place).toHaveText(/^Kurnool - 518001/);
});

test('Explore: a category that is pressed after a text was typed, while their code is on its way, opens its services, and leaves the focus beside what was found', async ({
  openPage,
}) => {
  const held = holdBack(/\/assets\/explore-/);
  const page = await openPage({ at: '/home', prepare: held.by });
  await page.getByRole('searchbox', { name: 'Search services' }).fill('yoga');
  const category = page.getByRole('button', { name: 'Fitness' });
  await category.click();
  held.release();
  const services = page.getByRole('dialog', { name: 'Fitness' });
  await expect(services).toBeVisible();
  await expect(page.locator('.search-results')).toBeAttached();
  await expect(services).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(services).toBeHidden();
  await expect(category).toBeHidden();
  await expect(page.getByRole('region', { name: 'Explore Services' })).toBeFocused();
});

test('Home: on a phone the keyboard brings the card that the edge cuts into sight', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/home' });
  await allHasArrived(page);
  await page.getByRole('link', { name: 'My Organisations' }).focus();
  await page.keyboard.press('Tab');
  const card = page.getByRole('article').filter({ hasText: 'Manage Appointments' });
  await expect(card).toBeInViewport({ ratio: 0.99 });
});

test('Pages: a finger can begin to scroll on a control of React Aria, by a style that was there from the start', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/home' });
  await page.getByRole('button', { name: 'Language: English' }).click();
  const languages = page.getByRole('menuitemradio');
  const first = languages.nth(0);
  await expect(first).toBeFocused();
  // React Aria has done all that belongs to its press once it answers the next key.
  await page.keyboard.press('ArrowDown');
  await expect(languages.nth(1)).toBeFocused();
  // As Chromium names the three of the rule together.
  await expect(first).toHaveCSS('touch-action', 'manipulation');
  await expect(page.locator('head > style:first-child')).toHaveCount(0);
});
