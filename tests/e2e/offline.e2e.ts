import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './browser.ts';
import { firstEvent, newNumber, signUp } from './people.ts';
import { stack } from './stack.ts';

const note = (page: Page) => page.getByRole('status', { name: 'Connection' });

describe('without a network', () => {
  test.override({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('the app opens at any page it was used for, says so, and goes on once the network is back', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/home', serviceWorkers: 'allow' });
    await signUp(page, newNumber('00110'), 'Asha');
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(await note(page).textContent()).toBe('');

    await page.context().setOffline(true);
    await note(page).getByText('You are offline').waitFor();
    for (const path of ['/dashboard', '/my-appointments', '/']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('button', { name: 'Menu' }).waitFor();
      await note(page).getByText('You are offline').waitFor();
      expect([path, await page.getByRole('dialog').count()]).toEqual([path, 0]);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Calendar' }).click();
    await page.getByRole('dialog', { name: 'Calendar' }).getByRole('grid').waitFor();
    await page.keyboard.press('Escape');

    const checked = page.waitForResponse('**/validate-token');
    await page.context().setOffline(false);
    expect(await (await checked).json()).toEqual({ valid: true });
    await note(page).getByText('You are offline').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Doctor/ }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  });

  test('the last invitations and the last calendar can be read, and an answer waits to be sent', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/home', serviceWorkers: 'allow' });
    await signUp(page, newNumber('00111'), 'Bharati');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole('button', { name: 'Open calendar' }).click();
    await page.getByRole('button', { name: 'Add Task' }).click();
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await calendar.getByRole('textbox', { name: 'Title' }).fill('Buy jaggery');
    await calendar.getByLabel('Time', { exact: true }).fill('10:00');
    await calendar.getByRole('textbox', { name: 'Status' }).fill('Planned');
    await calendar.getByRole('button', { name: 'Save' }).click();
    await calendar.getByRole('listitem').filter({ hasText: 'Buy jaggery' }).waitFor();
    await page.goto('/my-appointments');
    const today = page.getByRole('region', { name: 'Today' });
    await today.getByText('Buy jaggery').waitFor();
    const card = firstEvent(page);
    // What is out of sight has no inner text.
    const name = (await card.getByRole('heading').textContent()) ?? '';

    await page.context().setOffline(true);
    await page.reload();
    await note(page).getByText('You are offline').waitFor();
    await today.getByText('Buy jaggery').waitFor();
    const same = page.getByRole('article', { name });
    await same.getByRole('radio', { name: 'No', exact: true }).check({ force: true });
    await page.reload();
    const answer = same.getByRole('radio', { name: 'No', exact: true });
    await answer.waitFor({ state: 'attached' });
    expect(await answer.isChecked()).toBe(true);

    await page.context().setOffline(false);
    await note(page).getByText('You are offline').waitFor({ state: 'detached' });
    await same.getByRole('button', { name: 'Submit RSVP' }).click();
    await same.getByText('Rejected').first().waitFor();
  });
});

describe('the worker', () => {
  test('is a script at the root that is asked for anew each time, and no page', async () => {
    const worker = await fetch(`${stack.appUrl}/sw.js`);
    expect(worker.status).toBe(200);
    expect(worker.headers.get('content-type')).toContain('javascript');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(await worker.text()).not.toMatch(/^\s*(import|export)\s/m);
  });

  test('is described by a manifest that a browser can install', async ({ openPage }) => {
    const page = await openPage({ at: '/home' });
    const devtools = await page.context().newCDPSession(page);
    const { errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  });
});
