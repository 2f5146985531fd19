import { expect, type Page } from '@playwright/test';
import { type ChangingHost, openChangingHost } from './changing-host.ts';
import { test as base } from './fixtures.ts';
import { arriveAtEvent, fillIn, invite } from './hosts.ts';
import { People } from './people.ts';
import { workerIsReady } from './worker.ts';

interface Fixtures {
  /** At its first build. */
  host: ChangingHost;
  /** A form on that host, in which the name of an event is typed. */
  planning: Page;
}

// In one worker, which copies the builds once.
base.describe.configure({ mode: 'default' });

const test = base.extend<Fixtures, { changingHost: ChangingHost }>({
  changingHost: [
    async ({ stack }, use) => {
      const host = await openChangingHost(stack);
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  host: async ({ changingHost }, use) => {
    await changingHost.takeBack();
    await use(changingHost);
  },
  planning: async ({ host, openPage, stack }, use, { workerIndex }) => {
    const people = new People({ apiUrl: host.apiUrl, authUrl: stack.authUrl }, workerIndex);
    const page = await openPage({
      at: `${host.appUrl}/create-events`,
      as: await people.member('Meenakshi'),
      serviceWorkers: 'allow',
    });
    await workerIsReady(page);
    await page.getByRole('textbox', { name: 'Event name' }).fill('Half a plan');
    await use(page);
  },
});

test.describe(() => {
  // A part that only the former version had is asked for once more, and is gone.
  test.use({ expectedProblems: /404|MIME type|ChunkFailure|could not be fetched/ });

  test('New version: a page that is open keeps its half-filled form and its parts, and continues in the new version where a part is gone', async ({
    host,
    planning: page,
  }) => {
    await page.getByRole('textbox', { name: 'Venue' }).fill('By the river');
    await invite(page, '98480 22338');
    const before = await scriptOf(page);

    await host.deploy();
    await takeNewWorker(page);
    await expectHalf(page);
    expect(await scriptOf(page)).toBe(before);

    // Kept by the former worker for when it is needed.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Calendar' }).click();
    await expect(page.getByRole('dialog', { name: 'Calendar' }).getByRole('grid')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectHalf(page);

    // Never fetched by the former version.
    await page.getByRole('navigation', { name: 'Main' }).getByText('Organisation').click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My organisation');
    await expect.poll(() => scriptOf(page)).not.toBe(before);

    await page.goto(`${host.appUrl}/create-events`);
    await expectHalf(page);
    await fillIn(page, 'A whole plan');
    await page.getByRole('button', { name: 'Create Event' }).click();
    await arriveAtEvent(page);
  });

  test('New version: a page that knows nothing of it continues in it by the second press of a dialog whose part is gone', async ({
    host,
    planning: page,
  }) => {
    const before = await scriptOf(page);
    await host.deploy();

    const place = page.getByRole('button', { name: '(change place)' });
    await place.click();
    await expect(page.getByText(/^The choice of places could not be loaded/).first()).toBeVisible();
    expect(await scriptOf(page)).toBe(before);
    await place.click();
    const script = page.locator('script[type=module]').first();
    await expect(script).not.toHaveAttribute('src', before ?? '');
    await expect(page.getByRole('textbox', { name: 'Event name' })).toHaveValue('Half a plan');
    await place.click();
    await expect(page.getByRole('dialog', { name: 'Your place' })).toBeVisible();
  });

  test('New version: a part in whose place the host sends a page is not kept, and opens once the host has it', async ({
    openPage,
    people,
  }) => {
    const page = await openPage({
      at: '/dashboard',
      as: await people.member('Meenakshi'),
      serviceWorkers: 'allow',
    });
    await workerIsReady(page);
    const context = page.context();
    await context.route('**/assets/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Timewell</title>' }),
    );
    await page.getByRole('navigation', { name: 'Main' }).getByText('Organisation').click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await context.unroute('**/assets/**');
    await again.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My organisation');
  });
});

async function expectHalf(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Event name' })).toHaveValue('Half a plan');
  await expect(page.getByRole('textbox', { name: 'Venue' })).toHaveValue('By the river');
  await expect(page.getByRole('row', { name: '+91 98480 22338' })).toBeVisible();
}

/** The name of the first script, by which builds are told apart. */
function scriptOf(page: Page): Promise<string | null> {
  return page.evaluate(
    () => document.querySelector('script[type=module]')?.getAttribute('src') ?? null,
  );
}

/** As the browser does by itself at a navigation or after a day. */
async function takeNewWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    await taken;
  });
}
