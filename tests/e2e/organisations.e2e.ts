import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type OpenPage, test } from './fixtures.ts';
import type { Member } from './people.ts';
import { setTextSize } from './text-size-setting.ts';

const groups = 100;
const size = 100;

test('Organisations: of ten thousand resources only those in sight are on the page, without a gap, wherever it is scrolled to', async ({
  openPage,
  people,
}) => {
  const page = await openTree(openPage, await people.member('Ila'));
  await expectRowsWithoutGap(page);
  for (const part of [0.1, 0.7, 0.72, 0.2]) {
    await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part);
    await expectRowsWithoutGap(page);
  }
  await expect(page.getByRole('row').nth(60)).toHaveCount(0);
});

test('Organisations: the keyboard leads through a tree of ten thousand resources, and the focus stays on a row that is closed', {
  tag: '@both-sizes',
}, async ({ openPage, people }) => {
  const page = await openTree(openPage, await people.member('Jaya'));
  await page.keyboard.press('Tab');
  const expectFocus = async (name: string) => {
    const row = page.getByRole('row', { name, exact: true });
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport({ ratio: 0.9 });
    await expectRowsWithoutGap(page);
  };
  await expectFocus('Kondapalli Works, 1 branch');
  await page.keyboard.press('End');
  await expectFocus('Room 99 of 99');
  await page.keyboard.press('ArrowLeft');
  await expectFocus('Department 99, 100 resources');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('row', { name: /^Department 99/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expectFocus('Department 99, 100 resources');
  await page.keyboard.type('room 3 of 50');
  await expectFocus('Room 3 of 50');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageDown');
  await expectFocus('Room 3 of 50');
  await page.keyboard.press('Home');
  await expectFocus('Kondapalli Works, 1 branch');
  await page.getByRole('button', { name: 'Collapse Kondapalli Works, 1 branch' }).click();
  await expectFocus('Kondapalli Works, 1 branch');
  await expect(page.getByRole('row')).toHaveCount(1);
});

test('Organisations: rows are as high as larger text needs, without a gap, and a row that is gone to stays on the screen', async ({
  openPage,
  people,
}) => {
  const page = await openTree(openPage, await people.member('Kala'));
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--leading-name', '3');
    dispatchEvent(new Event('resize'));
  });
  await page.getByRole('row').first().focus();
  // Its neighbours' names take two lines, and are the first of all rows that do.
  await page.keyboard.type('room 0 of 70');
  const room = page.getByRole('row', { name: /^Room 0 of 70/ });
  await expect(room).toBeFocused();
  await expect(room).toBeInViewport({ ratio: 0.9 });
  await expectRowsWithoutGap(page);
  await expect.poll(() => room.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(95);
});

test('Organisations: rows are in sight, without a gap, once text is larger and smaller again, and once what stood above them is gone', async ({
  openPage,
  people,
}) => {
  const page = await openTree(openPage, await people.member('Malini'));
  // High enough for more rows than are kept outside of it.
  await page.setViewportSize({ width: 390, height: 1_600 });
  const row = page.getByRole('row').first();
  const heightOfRow = () => row.evaluate(({ clientHeight }) => clientHeight);
  await expectRowsWithoutGap(page);
  const usual = await heightOfRow();
  await setTextSize(page, 32);
  await expect.poll(heightOfRow).toBeGreaterThan(usual);
  await expectRowsWithoutGap(page);
  await setTextSize(page, 16);
  await expect.poll(heightOfRow).toBe(usual);
  await expectRowsWithoutGap(page);

  const setAbove = (pixels: number) =>
    page.getByRole('main').evaluate((main, above) => {
      main.style.marginBlockStart = `${above}px`;
    }, pixels);
  await setAbove(5_000);
  await expect(row).not.toBeAttached();
  await setAbove(0);
  await expect(row).toBeInViewport();
  await expectRowsWithoutGap(page);
});

test('Organisations: a name of many lines stands whole in a short tree, since a department has no page of its own', async ({
  openPage,
  people,
}) => {
  const name = 'Works '.repeat(40);
  const page = await openPage({
    at: '/my-organisation',
    as: await people.member('Nalini'),
    prepare: answerWith([{ name, branches: [] }]),
  });
  const words = page.getByText(name);
  await expect(words).toBeVisible();
  const hidden = () => words.evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect.poll(hidden).toBe(0);
});

/** Opens the page of a member with ten thousand resources, all of them unfolded. */
async function openTree(openPage: OpenPage, as: Member): Promise<Page> {
  const page = await openPage({ at: '/my-organisation', as, prepare: answerWith(many()) });
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(page.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '10102');
  return page;
}

/** Holds once each row begins where the one before it ends, from the top of the screen to its end. */
async function expectRowsWithoutGap(page: Page): Promise<void> {
  const faults = () =>
    page.evaluate(() => {
      const boxOf = (element: Element) => element.getBoundingClientRect();
      const tree = document.querySelector('[role=treegrid]');
      if (!tree) return ['no tree'];
      const rows = [...tree.querySelectorAll('[role=row]')].map((row) => ({
        place: Number(row.getAttribute('aria-rowindex')),
        isCut: [...row.querySelectorAll('span')].some(
          (text) => boxOf(text).bottom > boxOf(row).bottom,
        ),
        ...boxOf(row).toJSON(),
      }));
      const seen = rows.filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
      const faults = seen.filter(({ isCut }) => isCut).map(({ place }) => `row ${place} is cut`);
      for (const [at, row] of seen.entries()) {
        const next = seen[at + 1];
        if (next && next.place !== row.place + 1) faults.push(`no row after ${row.place}`);
        if (next && Math.abs(next.top - row.bottom - 2) > 1) faults.push(`gap after ${row.place}`);
      }
      const { top, bottom } = boxOf(tree);
      if ((seen[0]?.top ?? innerHeight) > Math.max(2, top + 2)) faults.push('gap at the top');
      if ((seen.at(-1)?.bottom ?? 0) < Math.min(innerHeight, bottom) - 4)
        faults.push('gap at the end');
      return faults;
    });
  await expect.poll(faults).toEqual([]);
}

function many(): object[] {
  const departments = Array.from({ length: groups }, (_, group) => ({
    name: `Department ${group}`,
    resources: Array.from({ length: size }, (_, at) => ({
      resourceId: `${group}-${at}`,
      name: `Room ${at} of ${group}${group === 70 ? ' with a name of two lines on a phone' : ''}`,
    })),
  }));
  return [{ name: 'Kondapalli Works', branches: [{ name: 'Fort', departments }] }];
}

function answerWith(json: object[]) {
  return async (context: BrowserContext): Promise<void> => {
    await context.route('**/get-user-organisations**', async (route) => {
      const origin = route.request().headers().origin ?? '*';
      await route.fulfill({
        headers: { 'access-control-allow-origin': origin, 'access-control-allow-headers': '*' },
        json,
      });
    });
  };
}
