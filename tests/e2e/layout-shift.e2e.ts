import { setTimeout as pass } from 'node:timers/promises';
import { type BrowserContext, expect } from '@playwright/test';
import { checkUp } from '../world/own-bookings.ts';
import { test } from './fixtures.ts';
import { shiftAtRest, shiftOn, watchShifts } from './shifts.ts';

const visitors = ['/home', '/about-us', '/no/such/page'];

const members = [
  '/dashboard',
  '/calendar',
  '/create-events',
  '/my-appointments',
  '/my-organisation',
  '/resource/1',
  '/account',
];

// The service knows no resource 1, and the page of an unknown address comes with its status.
test.use({ expectedProblems: /status of 404 / });

test('Layout: nothing moves on a page while it loads', { tag: '@both-sizes' }, async ({
  openPage,
  people,
}) => {
  const prepare = async (context: BrowserContext) => {
    await context.addInitScript(watchShifts);
  };
  const moved: Record<string, number> = {};
  const page = await openPage({ at: '/terms-and-conditions', prepare });
  for (const path of visitors) {
    await page.goto(path);
    await expect(page.locator('#root')).not.toHaveAttribute('data-page');
    moved[path] = await shiftOn(page);
  }
  const own = await openPage({ at: '/home', as: await people.member('Lata'), prepare });
  for (const path of members) {
    await own.goto(path);
    moved[path] = await shiftAtRest(own);
  }
  const still = Object.fromEntries([...visitors, ...members].map((path) => [path, 0]));
  expect(moved).toEqual(still);
});

test('Layout: nothing moves on a page with much on it, when each answer of the service takes a second', {
  tag: '@both-sizes',
}, async ({ openPage, people, stack }) => {
  const page = await openPage({
    at: '/my-appointments',
    as: await people.demo(),
    prepare: async (context) => {
      await context.addInitScript(watchShifts);
    },
  });
  const ways = ['booking', 'event'].map((kind) =>
    page.locator(`main a[href^="/${kind}/"]`).first(),
  );
  const [booking, event] = await Promise.all(ways.map((way) => way.getAttribute('href')));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Doctor Available' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeVisible();
  await page.context().route(`${stack.apiUrl}/**`, async (route) => {
    await pass(1000);
    await route.continue();
  });
  await page.reload();
  const moved: Record<string, number> = { service: await shiftAtRest(page) };
  for (const path of [
    '/create-events',
    '/my-organisation',
    '/account',
    booking ?? 'no booking',
    event ?? 'no event',
  ]) {
    await page.goto(path);
    moved[path] = await shiftAtRest(page);
  }
  expect(moved).toEqual(Object.fromEntries(Object.keys(moved).map((path) => [path, 0])));
});

test('Layout: the invitations of organisations are shown once the list above them is known', {
  tag: '@desktop',
}, async ({ openPage, people }) => {
  const page = await openPage({
    at: '/home',
    as: await people.demo(),
    prepare: async (context) => {
      await context.addInitScript(watchShifts);
    },
  });
  const below = page.getByRole('heading', { name: 'Organization Invitations' });
  await page.route('**/get_user_events*', async (route) => {
    const response = await route.fetch();
    await page.locator('#organisation-invitations').waitFor({ state: 'attached' });
    await expect(below).toHaveCount(0);
    await route.fulfill({ response, json: { invitedEvents: [] } });
  });
  await page.goto('/my-appointments');
  await expect(below).toBeVisible();
  expect(await shiftOn(page)).toBe(0);
});

test('Layout: nothing moves when the bookings come, above the invitations or after them', {
  tag: '@desktop',
}, async ({ openPage, people }) => {
  const page = await openPage({
    at: '/home',
    as: await people.demo(),
    prepare: async (context) => {
      await context.addInitScript(watchShifts);
    },
  });
  const below = page.getByRole('heading', { name: 'Event Invitations' });
  for (const state of ['attached', 'visible'] as const) {
    await page.unrouteAll();
    await page.route('**/bookings?*', async (route) => {
      await page.locator('.invite').first().waitFor({ state });
      await route.fulfill({ json: { bookings: [checkUp] } });
    });
    await page.goto('/my-appointments');
    await expect(page.getByRole('heading', { name: 'Your bookings' })).toBeVisible();
    await expect(below).toBeVisible();
    expect(await shiftOn(page)).toBe(0);
  }
});
