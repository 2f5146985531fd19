import { describe, expect } from 'vitest';
import { publicPaths } from '../../src/views/pages/public-paths.ts';
import { test } from './browser.ts';

describe('the splash', () => {
  test('shows brand and tagline, then leads a visitor without a token to the home page', async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.getByText('Empowering your time, every time.').waitFor();
    await page.waitForURL('**/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('leads a visitor with a token that no longer holds home, and asks for the login', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/about-us' });
    await page.getByText('Kurnool - Unknown').waitFor();
    await page.evaluate(() => {
      const session = {
        userID: 'someone',
        token: 'old',
        userLocation: null,
        isAuthenticated: true,
      };
      localStorage.setItem('timewell.session', JSON.stringify(session));
    });
    await page.goto('/');
    await page.waitForURL('**/home');
    await page.getByRole('dialog', { name: 'Log in or sign up' }).waitFor();
  });
});

describe('the header', () => {
  test('names the city and pincode of the place where the device is', async ({ openPage }) => {
    const page = await openPage({ at: '/home', inKurnool: true });
    await page.getByText('Kurnool - 518001').waitFor();
  });

  test('falls back to Kurnool when the location is denied', async ({ openPage }) => {
    const page = await openPage({ at: '/home' });
    await page.getByText('Kurnool - Unknown').waitFor();
  });

  test('rounds the place before it leaves the browser', async ({ openPage }) => {
    const page = await openPage({ at: '/about-us' });
    const asked = page.waitForRequest('**/reverse?**');
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 15.828126, longitude: 78.037279 });
    await page.goto('/home');
    const { searchParams } = new URL((await asked).url());
    expect([searchParams.get('lat'), searchParams.get('lon')]).toEqual(['15.83', '78.04']);
  });
});

describe('exploring', () => {
  test.for(['Doctor', 'Cleaner', 'Education', 'Fitness', 'Security', 'Sports'])(
    'the category %s opens its services, with names and prices in rupees',
    async (category, { openPage }) => {
      const page = await openPage({ at: '/home' });
      await page.getByRole('button', { name: `${category} Available` }).click();
      const dialog = page.getByRole('dialog', { name: `${category} Services` });
      const cards = dialog.getByRole('listitem');
      await cards.first().waitFor();
      expect(await cards.count()).toBeGreaterThanOrEqual(4);
      expect(await cards.first().innerText()).toMatch(/₹[\d,]+/);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
  );

  test('a service that an anonymous visitor opens asks for the login and is not forgotten', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/home' });
    await page.getByRole('button', { name: 'Doctor Available' }).click();
    await page.getByRole('dialog', { name: 'Doctor Services' }).getByRole('button').nth(1).click();
    await page.getByRole('dialog', { name: 'Log in or sign up' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/home');
  });
});

describe('the public pages', () => {
  test('each address of the footer has a page with a heading of its own', async ({ openPage }) => {
    const page = await openPage({ at: '/home' });
    const links = page.getByRole('contentinfo').getByRole('link');
    await links.first().waitFor();
    const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const headings: string[] = [];
    for (const path of publicPaths) {
      expect(addresses).toContain(path);
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
      await page.waitForURL(`**${path}`);
      const heading = page.locator('main:not([aria-busy="true"]) h1');
      await heading.waitFor();
      headings.push(await heading.innerText());
    }
    expect(new Set(headings).size).toBe(publicPaths.length);
  });

  test('no link carries a doubled slash', async ({ openPage }) => {
    const page = await openPage({ at: '/home' });
    const addresses = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    expect(addresses.filter((href) => /^\/\/|[^:]\/\//.test(href))).toEqual([]);
  });

  test('an unknown address shows that there is no such page, and a way back', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/no/such/page' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').getByRole('link').first().waitFor();
  });
});
