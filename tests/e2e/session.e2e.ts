import { type BrowserContext, expect, type Locator, type Page, type Route } from '@playwright/test';
import { test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { enterCode, enterNumber, signIn } from './people.ts';

test.describe(() => {
  test.use({ expectedProblems: /status of 401/ });

  test('Session: a dialog of the page whose code arrives under the login waits for its end, and returns the focus to its button', async ({
    openPage,
    people,
  }) => {
    const code = /\/assets\/category-dialog-.*\.js/;
    const held = holdBack(code);
    const page = await openPage({
      at: '/home',
      as: await people.member('Sita'),
      prepare: held.by,
    });
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    const login = page.getByRole('dialog', { name: 'Log in or sign up' });
    const number = login.getByRole('textbox', { name: 'Mobile number' });
    await endSessionAt('**/services/category/**', page);
    const tile = page.getByRole('button', { name: /^Doctor/ });
    await tile.click();
    await expect(number).toBeVisible();
    const arrived = page.waitForResponse(code);
    held.release();
    await (await arrived).finished();
    await number.fill('98765 43210');
    await page.keyboard.press('Escape');
    await expect(login).toHaveCount(0);
    await expect(page.getByText('The services did not arrive.')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Doctor Services' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tile).toBeFocused();
  });

  test('Session: a dialog of the header has the focus again when the login over it is closed and the page behind it goes home', async ({
    openPage,
    people,
  }) => {
    const page = await openPage({ at: '/dashboard', as: await people.member('Uma') });
    const place = page.getByRole('dialog', { name: 'Your place' });
    await endSessionAt('**/services?*', page, place);
    await page.getByRole('searchbox', { name: 'Search services' }).fill('yoga');
    const opener = page.getByRole('button', { name: /change place/ });
    await opener.click();
    const login = page.getByRole('dialog', { name: 'Log in or sign up' });
    await expect(login.getByRole('textbox', { name: 'Mobile number' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/home');
    await expect(place).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(place).toHaveCount(0);
    await expect(opener).toBeFocused();
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

  for (const { what, answer, go } of [
    {
      what: 'does not arrive',
      answer: (route: Route) => route.abort(),
      go: (page: Page) => page.goto('/my-organisation'),
    },
    {
      what: 'the network keeps waiting for half a minute',
      answer: () => {},
      go: (page: Page) => page.getByRole('link', { name: 'Organisation', exact: true }).click(),
    },
  ])
    test(`Session: a page whose code ${what} says so, ends no session, and opens on “Try again”`, async ({
      openPage,
      people,
    }) => {
      const page = await openPage({
        at: '/dashboard',
        as: await people.member('Ravi'),
        // The half minute passes at once, and no other time.
        prepare: async (context) => {
          await context.addInitScript(() => {
            const after = AbortSignal.timeout.bind(AbortSignal);
            AbortSignal.timeout = (time) => after(time === 30_000 ? 300 : time);
          });
        },
      });
      const files = '**/assets/organisations-*';
      await page.route(files, answer);
      await go(page);
      await expect(page.getByText('This page could not be loaded.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.unroute(files);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'My organisation' })).toBeVisible();
    });

  test('Dialogs: where the code of the menu, the slots or the created events does not arrive, a message says so, and the next press opens them', async ({
    openPage,
    people,
  }) => {
    const service = { service_id: 'yoga', partner_id: 'studio', name: 'Sunrise yoga' };
    const page = await openPage({
      at: '/dashboard',
      as: await people.member('Lalita'),
      prepare: async (context) => {
        await context.addInitScript((state) => history.replaceState(state, ''), service);
        await context.route('**/calendar/slots-by-date', (route) =>
          route.fulfill({ json: { slots: [] } }),
        );
      },
    });
    const ways = [
      { part: 'choices', at: '/dashboard', button: 'Menu', dialog: 'menu' },
      { part: 'slots', at: '/service-details', button: 'Book Now', dialog: 'slots' },
      {
        part: 'hosted-events-dialog',
        at: '/create-events',
        button: 'Show my events',
        dialog: 'dialog',
      },
    ];
    for (const { part, at, button, dialog } of ways) {
      const code = `**/assets/${part}-*.js`;
      await page.route(code, (route) => route.abort());
      await page.goto(at);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(`The ${dialog} could not be loaded.`)).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await page.unroute(code);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole(dialog === 'menu' ? 'menu' : 'dialog')).toBeVisible();
    }
  });
});

/** In the page: storages that cannot be reached, and ones of which no method can be used. */
const forbidden = [
  () => {
    const get = () => {
      throw new DOMException('The storage is forbidden.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get });
  },
  () => {
    const value = () => {
      throw new DOMException('The storage is forbidden.', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem', 'key', 'clear'])
      Object.defineProperty(Storage.prototype, method, { value });
    Object.defineProperty(IDBFactory.prototype, 'open', { value });
  },
];

test('Session: in a browser that forbids its storages, or refuses each use of them, home is shown, and a sign-in holds in its tab', async ({
  openPage,
  people,
}) => {
  for (const forbid of forbidden) {
    const prepare = async (context: BrowserContext) => {
      await context.addInitScript(forbid);
    };
    const page = await openPage({ at: '/home', prepare });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await signIn(page, await people.member('Meena'));
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  }
});

/**
 * Lets the service answer 401 at an address, as it does once a session has ended. The answer waits for
 * the part of the page that the login is to lie over, if one is given.
 */
async function endSessionAt(address: string, page: Page, under?: Locator): Promise<void> {
  const { origin } = new URL(page.url());
  await page.route(address, async (route) => {
    await under?.waitFor();
    await route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': origin },
      json: { error: 'Please sign in again.' },
    });
  });
}
