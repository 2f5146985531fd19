import { expect, type Page } from '@playwright/test';
import { menuItems } from '../world/menu.ts';
import { boxOf } from './box-of.ts';
import { expectFit, phones } from './expect-fit.ts';
import { type OpenPage, test } from './fixtures.ts';
import { type Member, signIn } from './people.ts';
import {
  countShown,
  isSubscribed,
  notificationsOf,
  openDelivery,
  PushWorld,
  providerAsked,
  timesAsked,
} from './push-world.ts';
import { workerIsReady } from './worker.ts';

const turnOn = 'Turn on notifications';
const message = {
  from: '123456789012',
  fcmMessageId: 'message-1',
  notification: { title: 'Meena invites you', body: '<b>Dinner</b> on Friday' },
  data: { path: '/my-organisation' },
};

const offer = (page: Page) =>
  page.getByRole('complementary', { name: 'Hear of invitations at once' });

/** A member who has just signed in on a device, to whom push messages are offered. */
async function arrive(openPage: OpenPage, { prepare }: PushWorld, member: Member): Promise<Page> {
  const wish = { choice: 'undecided', mobileNumber: member.number };
  const page = await openPage({
    at: '/dashboard',
    as: member,
    kept: { [`timewell.push.${member.session.userID}`]: wish },
    prepare,
    serviceWorkers: 'allow',
  });
  await expect(offer(page)).toBeVisible();
  return page;
}

/** Presses a button that turns push messages on, and waits until the service has the token. */
async function turnOnBy(page: Page, press: () => Promise<void>): Promise<unknown> {
  const saved = page.waitForResponse('**/save_token');
  await press();
  const response = await saved;
  expect(response.status()).toBe(200);
  await expect(page.getByText('Notifications are on.')).toBeVisible();
  return response.request().postDataJSON();
}

/** Opens the menu, which has just these ways. */
async function openMenu(page: Page, items: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([...items]);
}

test.describe(() => {
  test.use({ expectedProblems: providerAsked });

  test('Push messages: a message is a toast while the app is visible, and otherwise a notification that carries its page', {
    tag: '@whole-browser',
  }, async ({ openPage, people }) => {
    const person = await people.member('Asha');
    const page = await arrive(openPage, new PushWorld(), person);
    await expect.poll(() => timesAsked(page)).toBe(0);
    const sent = await turnOnBy(page, () => page.getByRole('button', { name: turnOn }).click());
    expect(sent).toEqual({ token: 'push-token-1', phone: person.number });
    const deliver = await openDelivery(page);
    const timesShown = await countShown(page.context());

    await deliver(message);
    const toast = page.locator('.toast', { hasText: 'Meena invites you' });
    await expect(toast.locator('p')).toHaveText(['Meena invites you', '<b>Dinner</b> on Friday']);
    await deliver({ ...message, notification: { body: 'Bring a friend' } });
    const another = page.locator('.toast', { hasText: 'Bring a friend' });
    await expect(another.getByText('Timewell')).toBeVisible();
    await expect.poll(() => notificationsOf(page.context())).toEqual([]);

    await page.goto('about:blank');
    await deliver(message);
    await expect.poll(timesShown).toBe(1);
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
    await expect.poll(timesShown).toBe(2);
    await expect
      .poll(async () => (await notificationsOf(page.context()))?.at(-1))
      .toMatchObject({ title: 'Timewell', body: 'At eight', data: { path: '/' } });
  });

  test('Push messages: a pressed notification leads an open window to its page without a reload', async ({
    openPage,
    people,
  }) => {
    const page = await arrive(openPage, new PushWorld(), await people.member('Asha'));
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    // A window that the worker does not hold yet hears nothing of it.
    await workerIsReady(page);
    const [worker] = page.context().serviceWorkers();
    // As the worker does once its notification is pressed, which nothing but a hand can do.
    await worker?.evaluate(async () => {
      const { clients } = globalThis as unknown as { clients: { matchAll(): Promise<Client[]> } };
      type Client = { postMessage(message: unknown): void };
      for (const path of ['//elsewhere.test', '/my-organisation'])
        for (const client of await clients.matchAll())
          client.postMessage({ type: 'page.requested', path });
    });
    await expect(page).toHaveURL('/my-organisation');
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('Push messages: their offer covers nothing that the keyboard comes to', async ({
    openPage,
    people,
  }) => {
    const page = await arrive(openPage, new PushWorld(), await people.member('Asha'));
    await page.getByRole('button', { name: 'Cleaner Available' }).focus();
    await page.keyboard.press('Tab');
    const next = page.getByRole('button', { name: 'Education Available' });
    await expect(next).toBeFocused();
    const room = async () => {
      const { y, height } = await boxOf(next);
      return (await boxOf(offer(page))).y - y - height;
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  });

  test('Push messages: their offer fits a phone, and messages stop when the person signs out, and can be turned on again after the next sign-in', async ({
    openPage,
    people,
  }) => {
    const world = new PushWorld();
    const person = await people.member('Asha');
    const page = await arrive(openPage, world, person);
    await expectFit(page, 'offer', phones);
    await turnOnBy(page, () => page.getByRole('button', { name: turnOn }).click());
    await expect.poll(() => isSubscribed(page)).toBe(true);
    expect(world.knowsDevice).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    await openMenu(page, menuItems);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/home');
    await expect.poll(() => world.tokens.size).toBe(0);
    await expect.poll(() => world.knowsDevice).toBe(false);
    await expect.poll(() => isSubscribed(page)).toBe(false);

    await signIn(page, person);
    await turnOnBy(page, () => page.getByRole('button', { name: turnOn }).click());
    await expect.poll(() => isSubscribed(page)).toBe(true);
  });
});
