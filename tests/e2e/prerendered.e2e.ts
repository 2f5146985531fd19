import { expect, type Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { type HaltingHost, openHaltingHost } from './halting-host.ts';
import { holdBack, start } from './hold-back.ts';

const test = base.extend<{ host: HaltingHost }>({
  host: async ({ stack }, use) => {
    const host = await openHaltingHost(stack.appUrl, '</h1>');
    await use(host);
    await host.close();
  },
});

const pages = [
  { path: '/home', heading: 'Book, host and plan, with time to spare.', title: 'Home · Timewell' },
  { path: '/about-us', heading: 'About us', title: 'About us · Timewell' },
  { path: '/404', heading: 'Page not found', title: 'Page not found · Timewell' },
];

test.describe(() => {
  // The page of an unknown address comes with the status that says so.
  test.use({ expectedProblems: /status of 404/ });

  test('Public pages: they are read before the app’s code has come, and the app goes on with what is there', async ({
    openEarly,
  }) => {
    for (const { path, heading, title } of pages) {
      const { page, release } = await openEarly({ at: path });
      const shown = page.getByRole('heading', { level: 1 });
      await expect(shown).toHaveText(heading);
      await expect(page).toHaveTitle(title);
      await shown.evaluate((element) => element.setAttribute('data-kept', ''));
      release();
      await expect(page.locator('#root')).not.toHaveAttribute('data-page');
      await expect(page.locator('h1[data-kept]')).toHaveText(heading);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('title')).toHaveCount(1);
    }
  });
});

test('Public pages: half a page is not painted, since it would move when the other half comes', async ({
  host,
  openPage,
}) => {
  const page = await openPage({ at: `${host.appUrl}/home`, isEarly: true });
  await expect(page.locator('h1')).toBeAttached();
  // Time for a frame: another file has come from the host, and the style is in force.
  await page.evaluate(() => fetch('/favicon.svg').then((answer) => answer.blob()));
  await expect(page.locator('h1')).toHaveCSS('margin-top', '0px');
  // biome-ignore lint/plugin: a time is read once.
  const half = await page.evaluate(() => performance.now());
  host.goOn();
  await expect(page.locator('#root:not([data-page])')).toBeAttached();
  // The browser tells of a paint some time after it.
  const firstPaint = () =>
    page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0);
  await expect.poll(firstPaint).toBeGreaterThan(0);
  expect(await firstPaint()).toBeGreaterThan(half);
});

test('Public pages: with scripts off they are read, and the opening page and their links lead on', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/', javaScriptEnabled: false });
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Categories' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
});

test('Public pages: a signed-in person is not shown the login of a visitor while the code is on its way', async ({
  openEarly,
  people,
}) => {
  const { page, release } = await openEarly({ at: '/home', as: await people.member('Tara') });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Get started' })).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open your dashboard' })).toBeVisible();
});

test('Public pages: a text that is typed into the search and sent with Enter before the code has come is searched for once it is there', async ({
  openEarly,
}) => {
  const { page, release } = await openEarly({ at: '/home' });
  const search = page.getByRole('searchbox', { name: 'Search services' });
  await search.pressSequentially('yoga');
  await search.press('Enter');
  release();
  await expect(page).toHaveURL('/home?q=yoga');
  await expect(search).toHaveValue('yoga');
});

test.describe(() => {
  test.use({ expectedProblems: /ERR_FAILED .*public-page|ChunkFailure/ });

  test('Public pages: where the code of one does not arrive, an early press is answered all the same, and a person who logs out finds the login', async ({
    openEarly,
    people,
  }) => {
    const { page, release } = await openEarly({
      at: '/about-us',
      as: await people.member('Tara'),
      prepare: async (context) => {
        await context.route(/\/public-page-[^/]+\.js$/, (route) => route.abort());
      },
    });
    await page.getByRole('button', { name: 'Language: English' }).click();
    release();
    await expect(page.getByRole('menu', { name: 'Language' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-awaiting');
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  test('Public pages: where the code of one stays on its way, the page says after half a minute and another try that it could not be loaded, and an early press is answered', async ({
    openPage,
  }) => {
    const held = holdBack(/\/public-page-[^/]+\.js$/);
    const page = await openPage({
      at: '/about-us',
      isEarly: true,
      prepare: async (context) => {
        await context.clock.install();
        await held.by(context);
      },
    });
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(async () => {
      await page.clock.fastForward(30_000);
      await expect(page.getByText('This page could not be loaded.')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
    held.release();
  });
});

test.describe(() => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  for (const [returning, come] of [
    ['a press', (page: Page) => page.getByRole('button', { name: 'Login', exact: true }).click()],
    [
      'the network’s return',
      (page: Page) => page.evaluate(() => dispatchEvent(new Event('online'))),
    ],
  ] as const)
    test(`Public pages: where the app’s own code does not arrive, ${returning} loads the page anew`, async ({
      openPage,
    }) => {
      const page = await openPage({
        at: '/home',
        prepare: async (context) => {
          await context.route(start, (route) => route.abort());
        },
      });
      await page.context().unroute(start);
      const anew = page.waitForEvent('load');
      await come(page);
      await anew;
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
    });
});

test('Public pages: where the app’s own code has not come after half a minute, a second press loads the page anew', async ({
  openEarly,
}) => {
  const { page, release } = await openEarly({
    at: '/home',
    prepare: async (context) => {
      await context.addInitScript(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + 30_000;
      });
    },
  });
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await login.click();
  await expect(page.locator('html')).toHaveAttribute('data-awaiting');
  const anew = page.waitForEvent('framenavigated');
  await login.click();
  await anew;
  release();
  await login.click();
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
});

test('Public pages: they are painted by the styles in their HTML, whose file is not fetched', async ({
  openPage,
}) => {
  const fetched: string[] = [];
  const page = await openPage({
    at: '/home',
    prepare: async (context) => {
      context.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    },
  });
  const own = await page.locator('style[data-href]').getAttribute('data-href');
  await page.getByRole('button', { name: 'Get started' }).click();
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeEnabled();
  expect(fetched.filter((path) => path.endsWith('.css'))).not.toContain(own);
});

test('Public pages: on a phone the part below the screen is laid out after the first paint, unless a reload comes back there', async ({
  openPage,
}) => {
  const page = await openPage({
    at: '/home',
    isEarly: true,
    prepare: async (context) => {
      await context.addInitScript(() => {
        const look = () => {
          if (!document.querySelector('#whole')) return void requestAnimationFrame(look);
          const shown = ['main > section', '.feature-row', '.footer-inner > nav'].map((part) =>
            document.querySelector(part)?.checkVisibility(),
          );
          document.documentElement.dataset.first = shown.join();
        };
        // A frame's callbacks come before its paint.
        requestAnimationFrame(look);
      });
    },
  });
  const whole = page.locator('html');
  await expect(whole).toHaveAttribute('data-first', 'true,false,false');
  await expect(whole).not.toHaveAttribute('data-unpainted');
  const footer = page.locator('.footer-inner > nav');
  await expect.poll(() => footer.evaluate((part) => part.checkVisibility())).toBe(true);
  await page.reload();
  await expect(whole).toHaveAttribute('data-first', 'true,true,true');
});

test('Home: its pictures are those of its HTML, and are there for a person who comes from another page', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/home' });
  const pictures = page.locator('main :is(.drawing, .feature-card-picture) svg:has(path)');
  await expect(page.locator('#root:not([data-page])')).toBeAttached();
  await expect(pictures).toHaveCount(4);
  await page.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/about-us');
  await page
    .getByRole('link', { name: /Timewell/ })
    .first()
    .click();
  await expect(page).toHaveURL('/home');
  await expect(pictures).toHaveCount(4);
});
