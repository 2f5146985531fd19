import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const html = (page: Page) => page.locator('html');

test.describe(() => {
  // The service is asked in vain.
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkFailure/ });

  test('Languages: after a change a page is in the new language at once, also where the worker kept it in the former one, and offline from then on', async ({
    openPage,
    people,
  }) => {
    const page = await openPage({
      at: '/dashboard',
      as: await people.member('Latha'),
      serviceWorkers: 'allow',
    });
    const context = page.context();
    await workerIs(page, '/sw.js');
    await page.reload();
    await expect(html(page)).toHaveAttribute('lang', 'en-IN');

    await choose(page, 'Language: English', 'हिन्दी');
    await expect(html(page)).toHaveAttribute('lang', 'hi-IN');
    await workerIs(page, '/sw.hi.js');
    await context.setOffline(true);
    for (const path of ['/dashboard', '/my-appointments', '/', '/event/1']) {
      await page.goto(path);
      await expect(html(page)).toHaveAttribute('lang', 'hi-IN');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
    }

    // The network is lost after the host's answer and before the page.
    await page.route('**/robots.txt', (route) => route.fulfill());
    const reloaded = page.waitForEvent('load');
    await choose(page, 'भाषा: हिन्दी', 'తెలుగు');
    await reloaded;
    expect(await chosen(context)).toBe('te');
    await expect(html(page)).toHaveAttribute('lang', 'hi-IN');
    await context.setOffline(false);
    await page.reload();
    await expect(html(page)).toHaveAttribute('lang', 'te-IN');
    await workerIs(page, '/sw.te.js');
  });
});

test.describe(() => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkFailure/ });

  test('Language: a choice without a network is not kept, and the person reads why', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/home', serviceWorkers: 'allow' });
    await workerIs(page, '/sw.js');
    const choice = page.getByRole('button', { name: 'Language: English' });
    const menu = page.getByRole('menu');
    await choice.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await page.context().setOffline(true);
    await choose(page, 'Language: English', 'తెలుగు');
    const refusal = 'The language could not be changed. Check your connection and try again.';
    await expect(page.getByText(refusal)).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', 'en-IN');

    await page.context().setOffline(false);
    await choose(page, 'Language: English', 'తెలుగు');
    await expect(html(page)).toHaveAttribute('lang', 'te-IN');
  });
});

async function choose(page: Page, button: string, language: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
}

async function chosen(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'language')?.value;
}

/** Waits until the worker of a language serves the page. */
async function workerIs(page: Page, address: string): Promise<void> {
  const serving = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const { controller } = navigator.serviceWorker;
      return [active, controller].map(
        (worker) => worker?.state === 'activated' && new URL(worker.scriptURL).pathname,
      );
    });
  await expect.poll(serving).toEqual([address, address]);
}
