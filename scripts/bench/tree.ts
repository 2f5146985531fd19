import type { Browser } from '@playwright/test';
import { watchPaints } from './paint.ts';
import { openSignedIn } from './signed-in.ts';

/** Milliseconds until the paint, and the number of elements on the page. */
export type TreeTimes = {
  open: number;
  'collapse all': number;
  'expand all': number;
  'elements with all expanded': number;
  'collapse one': number;
  'expand one': number;
  /** A copy of the rows in sight, put into the page: what the browser itself needs for them. */
  'plain rows': number;
};

/** The tree with this many resources: its first paint, and how it opens and closes. */
export async function timeTree(browser: Browser, app: string, size: number): Promise<TreeTimes> {
  const { context, page } = await openSignedIn(browser, app, {
    pace: 'as it is',
    answers: { '/get-user-organisations': [organisationOf(size)] },
  });
  try {
    await watchPaints(page);
    await page.goto('/my-organisation');
    const open = await page.evaluate(async () => {
      const painted = await window.paintWhen(() => document.querySelector('[role=row]') !== null);
      return painted - (window.arrivals.get('/get-user-organisations') ?? 0);
    });
    const toggleAll = (name: string) =>
      page.evaluate((label) => {
        const isNamed = (button: Element) => button.textContent === label;
        const button = () => [...document.querySelectorAll('button')].find(isNamed);
        return window.actToPaint(
          () => button()?.click(),
          () => button() === undefined,
        );
      }, name);
    const collapseAll = await toggleAll('Collapse all');
    const expandAll = await toggleAll('Expand all');
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const toggle = () =>
      page.evaluate(() => {
        const row = document.querySelector('[role=row][aria-level="3"]');
        const before = row?.getAttribute('aria-expanded');
        return window.actToPaint(
          () => row?.querySelector('button')?.click(),
          () => row?.getAttribute('aria-expanded') !== before,
        );
      });
    const collapse = await toggle();
    const expand = await toggle();
    const plain = await page.evaluate(() => {
      const rows = document.querySelector('[role=treegrid]');
      const copy = document.createElement('div');
      copy.innerHTML = rows?.outerHTML ?? '';
      return window.actToPaint(
        () => queueMicrotask(() => rows?.before(copy)),
        () => copy.isConnected,
      );
    });
    return {
      open,
      'collapse all': collapseAll,
      'expand all': expandAll,
      'elements with all expanded': elements,
      'collapse one': collapse,
      'expand one': expand,
      'plain rows': plain,
    };
  } finally {
    await context.close();
  }
}

/** Ten branches of ten departments with this many resources in equal shares. */
function organisationOf(size: number) {
  const list = <Item>(length: number, make: (place: number) => Item) =>
    Array.from({ length }, (_, place) => make(place));
  return {
    name: 'Rayalaseema Works',
    branches: list(10, (branch) => ({
      name: `Branch ${branch + 1}`,
      departments: list(10, (department) => ({
        name: `Department ${department + 1}`,
        resources: list(size / 100, (place) => ({
          resourceId: `resource-${branch}-${department}-${place}`,
          name: `Room ${place + 1} of department ${department + 1}`,
        })),
      })),
    })),
  };
}
