import { type BrowserContext, expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { shiftAtRest, shiftOn, watchShifts } from './shifts.ts';

const visitors = ['/home', '/about-us', '/no/such/page'];

/** With answers as fast as they come; `slow-answers.e2e.ts` holds them back until the page stands. */
const members = [
  '/dashboard',
  '/calendar',
  '/create-events',
  '/my-appointments',
  '/my-organisation',
  '/resource/1',
  '/service-details',
  '/account',
];

const service = { service_id: 'yoga', partner_id: 'studio', name: 'Sunrise yoga', price: 200 };

// The service knows no resource 1, and the page of an unknown address comes with its status.
test.use({ expectedProblems: /status of 404 / });

test('Layout: nothing moves on a page while it loads', { tag: '@both-sizes' }, async ({
  openPage,
  people,
}) => {
  const prepare = async (context: BrowserContext) => {
    await context.addInitScript(watchShifts);
    await context.addInitScript((state) => history.replaceState(state, ''), service);
  };
  const moved: Record<string, number> = {};
  const page = await openPage({ prepare });
  for (const path of visitors) {
    await page.goto(path);
    await expect(page.locator('#root')).not.toHaveAttribute('data-page');
    moved[path] = await shiftOn(page);
  }
  const own = await openPage({ as: await people.member('Lata'), prepare });
  for (const path of members) {
    await own.goto(path);
    moved[path] = await shiftAtRest(own);
  }
  const still = Object.fromEntries([...visitors, ...members].map((path) => [path, 0]));
  expect(moved).toEqual(still);
});

test('Layout: the invitations of organisations are shown once the list above them is known', {
  tag: '@desktop',
}, async ({ openPage, people }) => {
  const page = await openPage({
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

test('Layout: the form of an entry comes in from within the window, so that its focus scrolls nothing sideways', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/calendar', as: await people.member('Lata') });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Add Task' }).click();
  const begin = (form: HTMLElement) => {
    form.style.animation = 'none';
    form.getBoundingClientRect();
    form.style.animation = '';
    for (const movement of form.getAnimations()) movement.pause();
    return [form.getAnimations().length, document.documentElement.scrollWidth - innerWidth];
  };
  const form = page.locator('.entry-form');
  await expect.poll(() => form.evaluate(begin)).toEqual([1, 0]);
});
