import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type OpenPage, test } from './browser.ts';
import { newNumber, signIn, signUp } from './people.ts';
import {
  isSubscribed,
  notificationsOf,
  openDelivery,
  PushWorld,
  providerAsked,
  timesAsked,
} from './push-world.ts';

const turnOn = 'Turn on notifications';
const message = {
  from: '123456789012',
  fcmMessageId: 'message-1',
  notification: { title: 'Meena invites you', body: '<b>Dinner</b> on Friday' },
  data: { path: '/my-organisation' },
};

const offer = (page: Page) =>
  page.getByRole('complementary', { name: 'Hear of invitations at once' });

async function arrive(
  openPage: OpenPage,
  { prepare }: PushWorld,
  suffix: string,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Page> {
  const look = { colorScheme, reducedMotion: 'reduce' } as const;
  const page = await openPage({ at: '/home', serviceWorkers: 'allow', prepare, ...look });
  await signUp(page, newNumber(suffix), 'Asha');
  await offer(page).waitFor();
  return page;
}

/** Presses a button that turns push messages on, and waits until the service has the token. */
async function turnOnBy(page: Page, press: () => Promise<void>): Promise<unknown> {
  const saved = page.waitForResponse('**/save_token');
  await press();
  const response = await saved;
  expect(response.status()).toBe(200);
  await page.getByText('Notifications are on.').waitFor();
  return response.request().postDataJSON();
}

async function openMenu(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  return page.getByRole('menuitem').allTextContents();
}

describe('push messages', () => {
  test.override({ expectedProblems: [providerAsked] });

  test('are toasts while the app is looked at, and notifications with their page while it is not', async ({
    openPage,
  }) => {
    const page = await arrive(openPage, new PushWorld(), '00101');
    expect(await timesAsked(page)).toBe(0);
    const sent = await turnOnBy(page, () => page.getByRole('button', { name: turnOn }).click());
    expect(sent).toEqual({ token: 'push-token-1', phone: newNumber('00101') });
    const deliver = await openDelivery(page);

    await deliver(message);
    const toast = page.locator('.toast', { hasText: 'Meena invites you' });
    expect(await toast.locator('p').allTextContents()).toEqual([
      'Meena invites you',
      '<b>Dinner</b> on Friday',
    ]);
    await deliver({ ...message, notification: { body: 'Bring a friend' } });
    await page.locator('.toast', { hasText: 'Bring a friend' }).getByText('Timewell').waitFor();
    expect(await notificationsOf(page.context())).toEqual([]);

    await page.goto('about:blank');
    await deliver(message);
    await expect
      .poll(() => notificationsOf(page.context()))
      .toMatchObject([
        {
          title: 'Meena invites you',
          body: '<b>Dinner</b> on Friday',
          data: { FCM_MSG: { data: { path: '/my-organisation' } } },
        },
      ]);
    await deliver({ ...message, notification: undefined, data: { body: 'At eight', path: '/' } });
    await expect
      .poll(async () => (await notificationsOf(page.context()))?.at(-1))
      .toMatchObject({ title: 'Timewell', body: 'At eight', data: { path: '/' } });
  });

  test('lead an open window to their page without losing it', async ({ openPage }) => {
    const page = await arrive(openPage, new PushWorld(), '00102');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    // A window that the worker does not hold yet hears nothing of it.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const [worker] = page.context().serviceWorkers();
    // As the worker does once its notification is pressed, which nothing but a hand can do.
    await worker?.evaluate(async () => {
      const { clients } = globalThis as unknown as { clients: { matchAll(): Promise<Client[]> } };
      type Client = { postMessage(message: unknown): void };
      for (const path of ['//elsewhere.test', '/my-organisation'])
        for (const client of await clients.matchAll())
          client.postMessage({ type: 'page.requested', path });
    });
    await page.waitForURL('**/my-organisation');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test.for([
    ['light', '00107'],
    ['dark', '00108'],
  ] as const)(
    'are offered so that everybody can read it, in the %s look',
    async ([colorScheme, suffix], { openPage }) => {
      const page = await arrive(openPage, new PushWorld(), suffix, colorScheme);
      const { violations } = await new AxeBuilder({ page }).include('.push-offer').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.addStyleTag({ content: ':root { font-size: 200% }' });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    },
  );

  test('are offered once, and from the menu after a no', async ({ openPage }) => {
    const page = await arrive(openPage, new PushWorld(), '00103');
    await page.getByRole('button', { name: 'Not now' }).click();
    await offer(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor();
    expect(await openMenu(page)).toEqual(['Calendar', turnOn, 'Logout']);
    expect(await offer(page).count()).toBe(0);
    expect(await timesAsked(page)).toBe(0);
    await turnOnBy(page, () => page.getByRole('menuitem', { name: turnOn }).click());
    expect(await openMenu(page)).toEqual(['Calendar', 'Logout']);
  });

  test('are not offered again to who says no to the browser', async ({ openPage }) => {
    const page = await arrive(openPage, new PushWorld('denied'), '00104');
    await page.getByRole('button', { name: turnOn }).click();
    await page.getByText('Notifications are blocked in your browser’s settings.').waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor();
    expect(await openMenu(page)).toEqual(['Calendar', 'Logout']);
    expect([await offer(page).count(), await timesAsked(page)]).toEqual([0, 1]);
  });

  test('go with who signs out, and come back with them', async ({ openPage }) => {
    const world = new PushWorld();
    const page = await arrive(openPage, world, '00105');
    await turnOnBy(page, () => page.getByRole('button', { name: turnOn }).click());
    expect(await isSubscribed(page)).toBe(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor();
    expect(await openMenu(page)).toEqual(['Calendar', 'Logout']);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/home');
    await expect.poll(() => world.tokens.size).toBe(0);
    await expect.poll(() => isSubscribed(page)).toBe(false);

    const saved = page.waitForResponse('**/save_token');
    await signIn(page, newNumber('00105'));
    expect((await saved).status()).toBe(200);
    expect(await timesAsked(page)).toBe(1);
  });
});

test('nothing is said of push messages where the browser does not allow them', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/home', serviceWorkers: 'allow' });
  await signUp(page, newNumber('00106'), 'Ravi');
  await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor();
  expect(await openMenu(page)).toEqual(['Calendar', 'Logout']);
  expect(await offer(page).count()).toBe(0);
});
