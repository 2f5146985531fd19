import { expect, type Page } from '@playwright/test';
import { test } from './changing-host.ts';
import { People } from './people.ts';

test('Language: a worker that cannot read cookies keeps what a page told it while the browser stops it, and takes the next page from the host (§22.133)', async ({
  host,
  openPage,
  stack,
}, { workerIndex }) => {
  await host.hideCookies();
  const people = new People({ apiUrl: host.apiUrl, authUrl: stack.authUrl }, workerIndex);
  const latha = await people.member('Latha');
  const page = await openPage({
    at: `${host.appUrl}/dashboard`,
    as: latha,
    serviceWorkers: 'allow',
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const { userID, token } = latha.session;
  await page.request.post(`${host.apiUrl}/account/language`, {
    headers: { authorization: `Bearer ${token}` },
    data: { user_id: userID, language: 'te' },
  });
  // The check of the token behind the menu tells the page, and the page its worker.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => page.evaluate(toldLanguage)).toBe('te');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');

  await stopWorkers(page);
  await page.goto(`${host.appUrl}/my-appointments`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'te-IN');
});

/** What the worker has kept, which the page can read as well. */
async function toldLanguage(): Promise<string | undefined> {
  return (await caches.match('/timewell-language'))?.text();
}

/** Stops the workers as the browser does with those that rest. */
async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const stopped = new Promise<void>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.length > 0 && versions.every(({ runningStatus }) => runningStatus === 'stopped'))
        resolve();
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await devtools.detach();
}
