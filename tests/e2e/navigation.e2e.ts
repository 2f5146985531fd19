import { expect, type Locator, type Page } from '@playwright/test';
import { fontsArrive } from '../pictures/fonts.ts';
import { allHasArrived } from './arrived.ts';
import { boxOf } from './box-of.ts';
import { test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { partsArrive } from './parts.ts';
import { allPainted } from './shifts.ts';
import { phone } from './sizes.ts';
import { setTextSize } from './text-size-setting.ts';

const places = ['Home', 'Calendar', 'Appointments', 'Organisation'];

test('Guarded pages: header and navigation stand in the HTML, without a person and without a login, and stay where they are when the code comes', {
  tag: '@both-sizes',
}, async ({ openEarly, people }) => {
  const { page, release } = await openEarly({
    at: '/my-organisation',
    as: await people.member('Indu'),
  });
  const current = main(page).locator('[aria-current="page"]');
  await expect(current).toHaveText('Organisation');
  await expect(current).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Timewell' })).toBeVisible();
  // The place is hidden by the style, which may still be on its way.
  await expect(page.getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveAccessibleName('Language: English');
  await expect(page.getByRole('img', { name: 'Loading' })).toBeVisible();
  // No frame comes before it is known where the fonts are.
  await allPainted(page);
  await fontsArrive(page);
  // biome-ignore lint/plugin: the app that could move it is held back.
  const before = await current.boundingBox();
  release();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect.poll(() => current.boundingBox()).toEqual(before);
  // The place, which may be known by now.
  await expect(page.getByRole('banner').getByText(/ - Unknown$/)).toBeVisible();
});

test('Navigation: a visitor of a guarded page sees neither it nor the page’s heading while the code is on its way', async ({
  openEarly,
}) => {
  const { page, release } = await openEarly({ at: '/dashboard' });
  await expect(page.getByRole('img', { name: 'Loading' })).toBeVisible();
  await expect(main(page)).toBeHidden();
  await expect(page.locator('h1')).toBeAttached();
  await expect(page.locator('h1')).toBeHidden();
  release();
  await expect(page).toHaveURL('/home');
});

test('Navigation on a phone: its bar is at the thumb, has room for a finger, and covers neither the end of a page, nor what has the focus, nor a dialog', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/dashboard', as: await people.member('Hema') });
  // A list that comes later would move what has the focus.
  await allHasArrived(page);
  const bar = main(page);
  const endOfBar = async () => {
    const { y, height } = await boxOf(bar);
    return y + height;
  };
  await expect.poll(endOfBar).toBe(phone.height);
  const narrowest = async (link: Locator) => {
    const { width, height } = await boxOf(link);
    return Math.min(width, height);
  };
  for (const name of places)
    await expect.poll(() => narrowest(bar.getByRole('link', { name }))).toBeGreaterThanOrEqual(44);
  // From the end of the page backwards, as the keyboard goes.
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await page.keyboard.press('End');
  await expect.poll(() => isUnder(page, '.footer-end')).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => isUnder(page, ':focus')).toBe(false);
  }
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await expect(page.getByRole('button', { name: 'Add Task' })).toBeVisible();
  const onTop = () =>
    page.evaluate(
      ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('[role="dialog"], nav')?.tagName,
      [phone.width / 2, phone.height - 20],
    );
  await expect.poll(onTop).toBe('SECTION');
});

test('Navigation on a phone: with text of twice the size it is low on a narrow screen, a low screen has it in the header, and paper has none, whose end it would cover', async ({
  openPage,
  people,
}) => {
  const page = await openPage({
    at: '/calendar',
    as: await people.member('Jaya'),
    viewport: { width: 320, height: 640 },
  });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await setTextSize(page, 32);
  const bar = main(page);
  await expect.poll(async () => (await boxOf(bar)).height).toBeLessThan(80);
  await page.setViewportSize({ width: 320, height: 300 });
  await expect.poll(async () => (await boxOf(bar)).y).toBeLessThan(200);
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});

test('Navigation: presses on a page that has just come and on its header count while the page before fades out', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/dashboard', as: await people.member('Hema') });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await allHasArrived(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  await main(page).getByRole('link', { name: 'Appointments' }).click();
  await expect(page.getByRole('heading', { name: 'My Appointments' })).toBeVisible();
  // A locator's press would wait until nothing moves.
  const press = async (name: string) => {
    const { x, y, width, height } = await boxOf(page.getByRole('button', { name }));
    await page.mouse.click(x + width / 2, y + height / 2);
  };
  await press('Language: English');
  await expect(page.getByRole('menu', { name: 'Language' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await press('Open calendar');
  await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeVisible();
  const fading = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? []),
    );
  await expect.poll(fading).toContain('::view-transition-old(left-page)');
});

test('Navigation: what a press in the header was to open does not open over the page that the person has gone to meanwhile', async ({
  openPage,
  people,
}) => {
  const held = holdBack(/\/assets\/(language-menu|place-dialog)-|\/validate-token$/);
  const page = await openPage({ at: '/dashboard', as: await people.member('Hema') });
  await allHasArrived(page);
  await held.by(page.context());
  const presses = [
    ['Language: English', 'Calendar'],
    [/change place/, 'Appointments'],
    ['Menu', 'Organisation'],
  ] as const;
  for (const [button, link] of presses) {
    await page.getByRole('button', { name: button }).click();
    await main(page).getByRole('link', { name: link }).click();
  }
  held.release();
  await partsArrive(page, 'language-menu', 'place-dialog');
  await allHasArrived(page);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeEnabled();
  await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0);
});

test('Skip link: it leads to the content of a page, which keeps the service that it was handed', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/dashboard', as: await people.member('Hema') });
  await page.getByRole('button', { name: 'Fitness Available' }).click();
  const services = page.getByRole('dialog', { name: 'Fitness Services' });
  await services.getByRole('button', { name: /^Sunrise yoga/ }).click();
  await expect(page).toHaveURL('/service-details');
  await allHasArrived(page);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sunrise yoga/);
  await expect(page).toHaveURL('/service-details');
});

test('A page on paper begins on the first sheet', async ({ openPage }) => {
  const page = await openPage({ at: '/privacy-policy' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sheets = async () => {
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    return paper.match(/\/Type\s*\/Page\b/g)?.length;
  };
  await expect.poll(sheets).toBe(1);
});

function main(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

/** Whether something stands, wholly or in part, behind the bar. */
function isUnder(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((of) => {
    const bar = document.querySelector('nav.navigation');
    const element = document.querySelector(of);
    if (!bar) throw new Error('There is no bar.');
    if (!element || bar.contains(element)) return false;
    return element.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
  }, selector);
}
