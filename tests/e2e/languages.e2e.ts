import { type BrowserContext, expect, type Page } from '@playwright/test';
import { languageNotChanged } from '#domain/language.texts.hi.ts';
import { languageChanged } from '#domain/language.texts.ts';
import { newLanguageKey } from '#domain/language.ts';
import { test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';

const html = (page: Page) => page.locator('html');

// The service is asked in vain.
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkFailure/ });

test('Languages: after a change a page is in the new language at once, also where the worker kept it in the former one, and offline from then on, where no other one can be chosen', async ({
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

  await choose(page, 'भाषा: हिन्दी', 'తెలుగు');
  await expect(page.getByText(languageNotChanged)).toBeVisible();
  expect(await chosen(context)).toBe('hi');

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

test('Languages: a person who has gone on in the new page before it says its language keeps the focus', async ({
  openPage,
}) => {
  const held = holdBack(/\/assets\/language-menu-/);
  const page = await openPage({ prepare: held.by });
  await page.evaluate((key) => sessionStorage.setItem(key, 'en'), newLanguageKey);
  await page.goto('/home', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: 'Search services' });
  await search.pressSequentially('yo');
  held.release();
  await expect(page.getByText(languageChanged)).toBeVisible();
  await expect(search).toBeFocused();
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
