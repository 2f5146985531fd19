import { expect } from '@playwright/test';
import { type PublicPath, publicPaths } from '../../src/views/pages/public-paths.ts';
import { test } from './fixtures.ts';

test('Splash: the brand and the tagline are shown, then the home page for an anonymous visitor', async ({
  openPage,
}) => {
  const page = await openPage();
  await expect(page.getByText('Empowering your time, every time.')).toBeVisible();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Splash: a visitor whose token is no longer valid comes home, with the login open', async ({
  openPage,
  people,
}) => {
  const { session, ...person } = await people.member('Sudhir');
  const page = await openPage({ as: { ...person, session: { ...session, token: 'old' } } });
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
});

test('Place: the device is asked where it is when services are first looked at, with a word why', async ({
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
  await page.waitForLoadState('networkidle');
  await expect(place).toHaveText(/^Unknown City - Unknown/);
  await page.getByRole('button', { name: 'Doctor Available' }).click();
  await expect(page.getByText('Suggested first: those near Kurnool.')).toBeVisible();
  await expect(place).toHaveText(/^Kurnool - 518001/);
});

test('Header: the place of the device is shown, and rounded before it leaves the browser', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/about-us' });
  const asked = page.waitForRequest('**/reverse?**');
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 15.828126, longitude: 78.037279 });
  await page.goto('/home');
  const { searchParams } = new URL((await asked).url());
  expect([searchParams.get('lat'), searchParams.get('lon')]).toEqual(['15.83', '78.04']);
  await expect(page.getByText('Kurnool - 518001')).toBeVisible();
});

test('Explore: each category opens its services, with names and prices in rupees', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/home' });
  for (const category of ['Doctor', 'Cleaner', 'Education', 'Fitness', 'Security', 'Sports']) {
    await page.getByRole('button', { name: `${category} Available` }).click();
    const dialog = page.getByRole('dialog', { name: `${category} Services` });
    const cards = dialog.getByRole('listitem');
    await expect(cards.nth(3)).toBeVisible();
    await expect(cards.first()).toHaveText(/₹[\d,]+/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('Explore: a service that an anonymous visitor opens asks for the login and keeps the page', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/home' });
  await page.getByRole('button', { name: 'Doctor Available' }).click();
  const dialog = page.getByRole('dialog', { name: 'Doctor Services' });
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
  await expect(page).toHaveURL('/home');
});

test('Search: services of all categories are found, sorted, and found again on the way back', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/dashboard', as: await people.member('Uma') });
  const field = page.getByRole('searchbox', { name: 'Search services' });
  await field.fill('YÓGA');
  const cards = page.locator('.service-card');
  await expect(page.getByText(/^\d services found for “YÓGA”\.$/)).toBeVisible();
  await expect(cards.first()).toHaveText(/mins.*Kurnool.*₹.*Next free: /);
  await expect(page.getByRole('button', { name: 'Doctor Available' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Price' }).click();
  await expect(page).toHaveURL(/\/dashboard\?q=Y%C3%93GA&sort=price$/);
  await cards.first().click();
  await expect(page).toHaveURL('/service-details');
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('YÓGA');
  await expect(page.getByRole('button', { name: 'Price', pressed: true })).toBeVisible();
  await field.fill('100% _ nothing');
  await expect(page.getByText('No services found for “100% _ nothing”.')).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Doctor Available' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('Place: where the location is denied it is chosen by hand, and services near it come first', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/home' });
  const place = page.getByRole('button', { name: 'Kurnool - Unknown (change place)' });
  await place.press('Enter');
  await page.getByRole('textbox', { name: 'City or pincode' }).fill('nand');
  await page.getByRole('button', { name: 'Nandyal - 518501' }).click();
  const chosen = page.getByRole('button', { name: 'Nandyal - 518501 (change place)' });
  await expect(chosen).toBeFocused();
  await page.reload();
  await expect(chosen).toBeVisible();
  await page.getByRole('button', { name: 'Cleaner Available' }).click();
  const cards = page.getByRole('dialog', { name: 'Cleaner Services' }).getByRole('listitem');
  await expect(cards.first()).toHaveText(/Nandyal/);
  await expect(cards.last()).toHaveText(/Kurnool/);
  await page.keyboard.press('Escape');
  await chosen.click();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('Your device did not tell where it is.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chosen).toBeVisible();
});

const headings: Readonly<Record<PublicPath, string>> = {
  '/about-us': 'About us',
  '/terms-and-conditions': 'Terms and conditions',
  '/privacy-policy': 'Privacy policy',
  '/tw-impacts': 'TW Impacts',
  '/careers': 'Careers',
  '/reviews': 'Reviews',
  '/categories': 'Categories',
  '/blog': 'Blog',
  '/contact': 'Contact',
  '/partners': 'For partners',
  '/services-for-partners': 'Services for partners',
};

test('Public pages: each address of the footer has a page with a heading of its own', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/home' });
  const footer = page.getByRole('contentinfo');
  for (const [path, name] of Object.entries(headings)) {
    await footer.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }
  expect(new Set(Object.values(headings)).size).toBe(publicPaths.length);
});

test('Home: no link carries a doubled slash', async ({ openPage }) => {
  const page = await openPage({ at: '/home' });
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await expect(page.locator('a[href^="//"]')).toHaveCount(0);
  const hrefs = await page.getByRole('link').evaluateAll((links) => links.map(String));
  expect(hrefs.filter((href) => /[^:]\/\//.test(href))).toEqual([]);
});

test.describe(() => {
  test.use({ expectedProblems: /status of 404 .*\/no\/such\/page/ });

  test('Not found: an unknown address shows that there is no such page, and a way back', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/no/such/page' });
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});
