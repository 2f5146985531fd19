import { expect, type Page } from '@playwright/test';
import { allHasArrived } from './arrived.ts';
import { boxOf } from './box-of.ts';
import { test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { allPainted } from './shifts.ts';

const headings = {
  '/calendar': 'Calendar',
  '/create-events': 'Bring your people together',
  '/my-appointments': 'My Appointments',
  '/my-organisation': 'My organisation',
  '/account': 'Account',
};

test('Waiting: a guarded page has its heading before the app’s code has come, keeps it in its place until all is there, and has the focus nowhere before its person has done anything', {
  tag: '@both-sizes',
}, async ({ openEarly, people }) => {
  const member = await people.member('Lata');
  for (const [path, heading] of Object.entries(headings)) {
    const { page, release } = await openEarly({ at: path, as: member });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await watchHeadings(page);
    release();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await allHasArrived(page);
    const shown = () => page.evaluate(() => globalThis.shownHeadings);
    await expect.poll(shown).toEqual([expect.stringContaining(heading)]);
    await allPainted(page);
    await expect(page.locator(':focus')).toHaveCount(0);
  }
});

test('Waiting: the placeholder of an event is as wide as its page, and keeps the room of each part', async ({
  openPage,
  people,
}) => {
  const page = await openPage({
    at: '/event/awaited',
    as: await people.member('Lata'),
    isEarly: true,
    prepare: holdBack(/get_events/).by,
  });
  const bars = page.locator('.event-words .skeleton');
  await expect(bars.last()).toBeVisible();
  const room = async () => {
    const [words, last] = [await boxOf(page.locator('.event-words')), await boxOf(bars.last())];
    return [words.width - last.width, words.y + words.height - (last.y + last.height)];
  };
  await expect.poll(room).toEqual([0, 0]);
});

test('Waiting: the dashboard greets by the hour before the app’s code has come', async ({
  openEarly,
  people,
}) => {
  const member = await people.member('Lata');
  const greetings = { '09': 'Good morning', 14: 'Good afternoon', 20: 'Good evening' };
  for (const [hour, greeting] of Object.entries(greetings)) {
    const { page, release } = await openEarly({
      at: '/dashboard',
      as: member,
      prepare: ({ clock }) => clock.setFixedTime(`2026-03-14T${hour}:00:00+05:30`),
    });
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(greeting);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${greeting}, Lata`);
  }
});

test('Waiting: on a guarded page the focus stays on a link of the header, and on the content that it was led to, when the app’s code comes', async ({
  openEarly,
  people,
}) => {
  const member = await people.member('Lata');
  const { page, release } = await openEarly({ at: '/account', as: member });
  const link = page.getByRole('link', { name: 'Appointments', exact: true });
  await link.focus();
  release();
  await allHasArrived(page);
  await expect(link).toBeFocused();

  const { page: led, release: go } = await openEarly({ at: '/account', as: member });
  await led.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(led.getByRole('main')).toBeFocused();
  go();
  await allHasArrived(led);
  await expect(led.getByRole('main')).toBeFocused();
});

test('Waiting: a press on a button of a guarded page’s header before the app’s code has come is answered once it is there', async ({
  openEarly,
  people,
}) => {
  const { page, release } = await openEarly({ at: '/account', as: await people.member('Lata') });
  await page.getByRole('button', { name: 'Language: English' }).click();
  release();
  await expect(page.getByRole('menu', { name: 'Language' })).toBeVisible();
});

declare global {
  /** The headings that frames have shown and their places, those that follow each other told apart. */
  var shownHeadings: string[];
}

function watchHeadings(page: Page): Promise<void> {
  return page.evaluate(() => {
    globalThis.shownHeadings = [];
    const look = () => {
      const heading = document.querySelector('h1');
      const { x, y, height } = heading?.getBoundingClientRect() ?? new DOMRect();
      const shown = `${heading?.textContent} at ${x}, ${y}, ${height} px high`;
      if (globalThis.shownHeadings.at(-1) !== shown) globalThis.shownHeadings.push(shown);
      requestAnimationFrame(look);
    };
    // The first frame comes once the page may be painted.
    requestAnimationFrame(look);
  });
}
