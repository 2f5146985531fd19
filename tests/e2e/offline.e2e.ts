import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { firstEvent } from './people.ts';
import { memberWithTask } from './tasks.ts';
import { textOf } from './text-of.ts';
import { workerIsReady } from './worker.ts';

const note = (page: Page) => page.getByRole('status', { name: 'Connection' });
const offline = 'You are offline';

test.describe(() => {
  // The files of a page that is opened for the first time are missing as well.
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkFailure/ });

  test('Offline: the app opens at any page that was used before, shows that there is no network, and goes on once it is back', async ({
    openPage,
    people,
  }) => {
    const member = await people.member('Asha');
    const page = await openPage({
      at: '/dashboard',
      as: member,
      serviceWorkers: 'allow',
      prepare: rememberNetwork,
    });
    await workerIsReady(page);
    await expect(note(page)).toHaveText('');

    await setOffline(page, true);
    await expect(note(page)).toContainText(offline);
    for (const path of ['/dashboard', '/my-appointments', '/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
      await expect(note(page)).toContainText(offline);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Calendar' }).click();
    await expect(page.getByRole('dialog', { name: 'Calendar' }).getByRole('grid')).toBeVisible();
    await page.keyboard.press('Escape');

    const checked = page.waitForResponse('**/validate-token');
    await setOffline(page, false);
    expect(await (await checked).json()).toMatchObject({ valid: true });
    await expect(note(page)).toHaveText('');
    await page.getByRole('button', { name: /^Doctor/ }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  });

  test('Offline: the last invitations and the last calendar can be read, and an answer waits to be sent', async ({
    openPage,
    people,
  }) => {
    const member = await memberWithTask(people, 'Bharati', 'Buy jaggery');
    const page = await openPage({
      at: '/my-appointments',
      as: member,
      serviceWorkers: 'allow',
      prepare: rememberNetwork,
    });
    await workerIsReady(page);
    await page.reload();
    const today = page.getByRole('region', { name: 'Today' });
    await expect(today.getByText('Buy jaggery')).toBeVisible();
    const name = await textOf(firstEvent(page).getByRole('heading'));

    await setOffline(page, true);
    await page.reload();
    await expect(note(page)).toContainText(offline);
    await expect(today.getByText('Buy jaggery')).toBeVisible();
    const same = page.getByRole('article', { name });
    const no = same.getByRole('radio', { name: 'No', exact: true });
    await no.check({ force: true });
    await page.reload();
    await expect(no).toBeChecked();

    await setOffline(page, false);
    await expect(note(page)).toHaveText('');
    await same.getByRole('button', { name: 'Submit RSVP' }).click();
    await expect(same.getByText('Rejected').first()).toBeVisible();
  });

  test('Offline: a page that was opened by its address before opens from another page too', async ({
    openPage,
    people,
  }) => {
    const page = await openPage({
      at: '/dashboard',
      as: await people.member('Chitra'),
      serviceWorkers: 'allow',
      prepare: rememberNetwork,
    });
    await workerIsReady(page);
    await page.goto('/create-events');
    const form = page.getByRole('button', { name: 'Create Event' });
    await expect(form).toBeVisible();
    await expect
      .poll(() => page.evaluate(keptStyles))
      .toContainEqual(expect.stringMatching('host'));
    await page.goto('/dashboard');

    await setOffline(page, true);
    await page.getByRole('link', { name: 'My Events' }).click();
    await expect(form).toBeVisible();
  });

  test('Offline: a booking and an invitation of the kept lists open on pages that were never opened, and are asked for again once the network is back', async ({
    openPage,
    people,
  }) => {
    const page = await openPage({
      at: '/my-appointments',
      as: await people.demo(),
      serviceWorkers: 'allow',
      prepare: rememberNetwork,
    });
    await workerIsReady(page);
    await page.reload();
    const booking = page.getByRole('region', { name: 'Your bookings' }).getByRole('link').first();
    const event = firstEvent(page).getByRole('link').first();
    const links: [link: Locator, call: string][] = [
      [booking, '**/bookings/*?*'],
      [event, '**/get_user_events'],
    ];
    for (const [link, call] of links) {
      const name = await textOf(link);
      await setOffline(page, true);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      const asked = page.waitForResponse(call);
      await setOffline(page, false);
      expect((await asked).ok()).toBe(true);
      await page.goBack();
    }
  });

  test('Worker: a part of the app that the network refuses is asked for once', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/home', serviceWorkers: 'allow' });
    await workerIsReady(page);
    let asked = 0;
    await page.context().route('**/assets/refused.js', (route) => {
      asked += 1;
      return route.abort();
    });
    await page.evaluate(() => fetch('/assets/refused.js').catch(() => null));
    expect(asked).toBe(1);
  });
});

test('Worker: where the device has lost the app’s files, or cannot read them, the host answers as it does without a worker', async ({
  openPage,
  people,
}) => {
  const page = await openPage({
    at: '/home',
    as: await people.member('Asha'),
    serviceWorkers: 'allow',
    // As Firebase Hosting does.
    prepare: async (context) => {
      await context.route('**/dashboard.html', (route) =>
        route.fulfill({ status: 301, headers: { location: '/dashboard' } }),
      );
    },
  });
  await workerIsReady(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');

  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    caches.match = () => Promise.reject(new DOMException('Internal error.', 'UnknownError'));
  });
  await page.goto('/my-organisation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My organisation');
});

test('Installed app: a browser can install the app by its manifest', {
  tag: '@whole-browser',
}, async ({ openPage }) => {
  const page = await openPage({ at: '/home' });
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});

/** Chromium forgets at a navigation that the network is off: its pages are told again. */
async function rememberNetwork(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {
      get: () => sessionStorage.getItem('network') !== 'off',
    });
  });
}

/** The addresses of the styles that the worker keeps because they were used. */
async function keptStyles(): Promise<string[]> {
  const used = await caches.open('timewell-used');
  return (await used.keys()).map(({ url }) => url).filter((url) => url.endsWith('.css'));
}

async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  await page.evaluate((isOff) => {
    sessionStorage.setItem('network', isOff ? 'off' : 'on');
    dispatchEvent(new Event(isOff ? 'offline' : 'online'));
  }, isOffline);
}
