import { expect } from '@playwright/test';
import { emptyFile } from '../../scripts/hosting/pages.ts';
import { guardedPaths } from '../../src/views/layout/guarded-paths.ts';
import { test } from './fixtures.ts';
import { tomorrowMorning } from './hosts.ts';

/** Fetched when the browser is idle. */
const later = /\/(page-place|place|push)-/;

/** Fetched for what stands under the first screen, or once the service has said who the person is. */
const below: Readonly<Record<string, RegExp>> = {
  '/dashboard': /\/feature-picture-/,
  '/account': /\/(fields|metadata|phone)\b/,
  '/create-events':
    /\/(aria-fields|choices|country-box|dialogs|guests-and-questions|invitees\.texts|lists|metadata|press)\b/,
  '/event/:id': /\/(agenda|fields|invitations|invited-event)-/,
};

const service = { service_id: 'yoga', partner_id: 'studio', name: 'Sunrise yoga' };

// The service knows no resource and no booking 1, and may say so before the page is closed.
test.use({ expectedProblems: /status of 404 .*\/(resource|bookings)\/1\b/ });

test('First screen: each guarded page names the scripts that its first screen loads, and no others, and fetches none of its own again', async ({
  openPage,
  people,
  stack,
}) => {
  const opened = await openPage({
    as: await people.member('Meera'),
    prepare: async (context) => {
      // For a person who saves data nothing is fetched ahead.
      await context.addInitScript(saveData);
    },
  });
  const start = scriptsIn(await (await fetch(`${stack.appUrl}${emptyFile}`)).text());
  expect(start).not.toEqual([]);
  const fetchedAgain = new Set<string>();
  for (const path of guardedPaths) {
    // What a page asks for as it is left is told late: a tab of its own, so that it counts for no other page.
    const page = await opened.context().newPage();
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'fetch' && start.includes(pathname)) {
        fetchedAgain.add(pathname);
      }
      if (isScript(pathname) && !later.test(pathname)) loaded.add(pathname);
    });
    const address = path.replace(/:\w+/, '1');
    const answer = await fetch(`${stack.appUrl}${address}`, { headers: { accept: 'text/html' } });
    const named = scriptsIn(await answer.text());
    // The page without content names the start alone, so what is asked for beside it is used.
    await page.addInitScript(([state, to]) => history.replaceState(state, '', to), [
      service,
      address,
    ] as const);
    await page.goto(emptyFile);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    const first = () => [...loaded].filter((file) => !below[path]?.test(file)).toSorted();
    await expect.poll(first, { message: path }).toEqual(named.toSorted());
    await page.close();
  }
  expect([...fetchedAgain]).toEqual([]);
});

test('Parts: each script of a part that is fetched later is named as a module, to be compiled before the part needs it', async ({
  openPage,
}) => {
  const fetched = new Set<string>();
  const page = await openPage({
    at: '/home',
    prepare: async (context) => {
      context.on('requestfinished', (request) => {
        const { pathname } = new URL(request.url());
        if (request.resourceType() === 'fetch' && isScript(pathname)) fetched.add(pathname);
      });
    },
  });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
  const named = () =>
    page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(() => fetched.size).toBeGreaterThan(0);
  await expect.poll(named).toEqual(expect.arrayContaining([...fetched]));
});

test.describe(() => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  for (const path of ['/service-details', '/resource/commons-meeting-room']) {
    test(`First screen: ${path} fetches its dialog’s files before it has ever rested, and not where data is saved`, async ({
      openPage,
      people,
    }) => {
      const asked = new Set<string>();
      const had = new Set<string>();
      const page = await openPage({
        as: await people.member('Meera'),
        prepare: async (context) => {
          // Late in the evening a day has no time left.
          await context.clock.setFixedTime(tomorrowMorning());
          await context.addInitScript(saveData);
          // Nothing comes because the page rests.
          await context.addInitScript(() => {
            globalThis.requestIdleCallback = () => 0;
          });
          await context.addInitScript((state) => history.replaceState(state, ''), service);
          context.on('request', (request) => asked.add(new URL(request.url()).pathname));
          context.on('requestfinished', (request) => had.add(new URL(request.url()).pathname));
        },
      });
      const bookNow = page.getByRole('button', { name: 'Book Now' });
      const filesOfNext = async () => {
        await page.goto(path);
        await expect(bookNow).toBeVisible();
        return (
          (await page.locator('script[data-next]').getAttribute('data-next'))?.split(' ') ?? []
        );
      };
      const files = await filesOfNext();
      expect(files.filter(isScript)).not.toEqual([]);
      expect(files.filter((file) => asked.has(file))).toEqual([]);

      await page.addInitScript(() => Reflect.deleteProperty(navigator, 'connection'));
      await filesOfNext();
      await expect.poll(() => [...had]).toEqual(expect.arrayContaining(files));
      await expect(bookNow).toBeEnabled();
      await page.context().setOffline(true);
      await bookNow.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }
});

test('First screen: a visitor of a page with slots, who is led to the login, gets no file of the slots', async ({
  openPage,
}) => {
  const asked: string[] = [];
  const page = await openPage({
    at: '/resource/commons-meeting-room',
    prepare: async (context) => {
      context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
  expect(asked.filter((pathname) => /\/assets\/(\w+-)*slots?-/.test(pathname))).toEqual([]);
});

/** In the page: the person saves data. */
function saveData(): void {
  const value = { saveData: true };
  Object.defineProperty(navigator, 'connection', { configurable: true, value });
}

function scriptsIn(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="([^"]+)"/g)]
    .map(([, file = '']) => file)
    .filter(isScript);
}

function isScript(pathname: string): boolean {
  return /^\/assets\/.*\.js$/.test(pathname);
}
