import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { enterCode, enterNumber, signUp } from './people.ts';
import { endSessionAt } from './session-end.ts';

const guarded = [
  '/dashboard',
  '/create-events',
  '/my-appointments',
  '/my-organisation',
  '/calendar',
  '/resource/hall-1',
  '/service-details',
  '/event/1',
  '/account',
];

for (const at of guarded) {
  test(`Guard: an anonymous visitor of ${at} comes home, with the login open`, async ({
    openPage,
  }) => {
    const page = await openPage({ at });
    await expect(page).toHaveURL('/home');
    const login = page.getByRole('dialog', { name: 'Log in or sign up' });
    await expect(login.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
  });
}

test('Guard: after the sign-in a link leads to the page that was closed to the visitor', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/my-appointments' });
  await page.getByRole('button', { name: 'Close' }).click();
  await signUp(page, people.newcomer(), 'Meena');
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(page).toHaveURL('/my-appointments');
});

test.describe(() => {
  test.use({ expectedProblems: /status of 401/ });

  test('Session: a 401 from any call ends the session and leaves the page under the login', async ({
    openPage,
    people,
  }) => {
    const page = await openPage({ at: '/dashboard', as: await people.member('Ravi') });
    await endSessionAt('**/services/category/**', page);
    await page.getByRole('button', { name: /^Doctor/ }).click();
    await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    const login = page.getByRole('button', { name: 'Login', exact: true, includeHidden: true });
    await expect(login).toBeVisible();
  });

  test('Session: a dialog of the page whose code arrives under the login waits for its end', async ({
    openPage,
    people,
  }) => {
    const page = await openPage({ at: '/home', as: await people.member('Sita') });
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    const login = page.getByRole('dialog', { name: 'Log in or sign up' });
    const number = login.getByRole('textbox', { name: 'Mobile number' });
    const code = /\/assets\/category-dialog-.*\.js/;
    const held = holdBack(code);
    await held.by(page.context());
    await endSessionAt('**/services/category/**', page);
    await page.getByRole('button', { name: /^Doctor/ }).click();
    await expect(number).toBeVisible();
    const arrived = page.waitForResponse(code);
    held.release();
    await (await arrived).finished();
    await number.fill('98765 43210');
    await page.keyboard.press('Escape');
    await expect(login).toHaveCount(0);
    await expect(page.getByText('The services did not arrive.')).toBeVisible();
  });

  test('Session: one that expires in a tab opens the login in every tab, and signing in once leads all of them back', async ({
    openPage,
    people,
  }) => {
    const member = await people.member('Ravi');
    const page = await openPage({ at: '/dashboard', as: member });
    const other = await page.context().newPage();
    await other.goto('/create-events');
    const name = other.getByRole('textbox', { name: 'Event name' });
    await name.fill('Diwali');
    await endSessionAt('**/services/category/**', page);
    await page.getByRole('button', { name: /^Doctor/ }).click();
    const loginOf = (tab: Page) => tab.getByRole('dialog', { name: 'Log in or sign up' });
    await expect(loginOf(page)).toBeVisible();
    await expect(loginOf(other)).toBeVisible();
    await expect(other).toHaveURL('/create-events');

    await enterNumber(page, member.number);
    await enterCode(page, member);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(loginOf(other)).toHaveCount(0);
    await expect(other).toHaveURL('/create-events');
    await expect(other.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(name).toHaveValue('Diwali');
  });
});

test.describe(() => {
  test.use({ expectedProblems: /ERR_FAILED|ChunkFailure|could not be fetched/ });

  test('Session: a page whose code does not arrive says so, ends no session, and opens on “Try again”', async ({
    openPage,
    people,
  }) => {
    const page = await openPage({ at: '/home', as: await people.member('Ravi') });
    const code = '**/assets/organisations-*.js';
    await page.route(code, (route) => route.abort());
    await page.goto('/my-organisation');
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute(code);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'My organisation' })).toBeVisible();
  });

  test('Menu: where its code does not arrive a message says so, and the next press opens it', async ({
    openPage,
    people,
  }) => {
    const code = '**/assets/choices-*.js';
    const page = await openPage({
      at: '/dashboard',
      as: await people.member('Lalita'),
      prepare: (context) => context.route(code, (route) => route.abort()).then(() => undefined),
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByText(/^The menu could not be loaded[.]/)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.context().unroute(code);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Calendar' })).toBeVisible();
  });

  test('Slots: where their code does not arrive a message says so, and the next press on Book Now opens them', async ({
    openPage,
    people,
  }) => {
    const code = '**/assets/slots-*.js';
    const service = { service_id: 'yoga', partner_id: 'studio', name: 'Sunrise yoga' };
    const page = await openPage({
      at: '/service-details',
      as: await people.member('Lalita'),
      prepare: async (context) => {
        await context.addInitScript((state) => history.replaceState(state, ''), service);
        await context.route(code, (route) => route.abort());
        await context.route('**/calendar/slots-by-date', (route) =>
          route.fulfill({ json: { slots: [] } }),
        );
      },
    });
    const book = page.getByRole('button', { name: 'Book Now' });
    await book.click();
    await expect(page.getByText(/^The slots could not be loaded[.]/)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.context().unroute(code);
    await book.click();
    const slots = page.getByRole('dialog', { name: 'Select Slot' });
    await slots.getByRole('button', { name: 'Close' }).click();
    await expect(slots).toHaveCount(0);
    await expect(book).toBeFocused();
  });

  test('Your Created Events: where their code does not arrive a message says so, and the next press opens them', async ({
    openPage,
    people,
  }) => {
    const code = '**/assets/hosted-events-dialog-*.js';
    const page = await openPage({
      at: '/create-events',
      as: await people.member('Lalita'),
      prepare: (context) => context.route(code, (route) => route.abort()).then(() => undefined),
    });
    const show = page.getByRole('button', { name: 'Show my events' });
    await show.click();
    await expect(page.getByText(/^The dialog could not be loaded[.]/)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.context().unroute(code);
    await show.click();
    await expect(page.getByRole('dialog', { name: 'Your Created Events' })).toBeVisible();
  });
});

const forbidden = [
  [
    'forbids its storages',
    () => {
      const get = () => {
        throw new DOMException('The storage is forbidden.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get });
    },
  ],
  [
    'lets no storage be used',
    () => {
      const value = () => {
        throw new DOMException('The storage is forbidden.', 'SecurityError');
      };
      for (const method of ['getItem', 'setItem', 'removeItem', 'key', 'clear'])
        Object.defineProperty(Storage.prototype, method, { value });
      Object.defineProperty(IDBFactory.prototype, 'open', { value });
    },
  ],
] as const;

for (const [how, forbid] of forbidden) {
  test(`Session: in a browser that ${how} home is shown, and a sign-in holds in its tab`, async ({
    openPage,
    people,
  }) => {
    const prepare = async (context: BrowserContext) => {
      await context.addInitScript(forbid);
    };
    const page = await openPage({ at: '/home', prepare });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await signUp(page, people.newcomer(), 'Meena');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  });
}
