import type { Browser } from '@playwright/test';
import { organisationOf } from './organisation.ts';
import { watchPaints } from './paint.ts';
import { type Findings, type Machinery, medians, ms, quoted } from './part.ts';
import { openSignedIn } from './signed-in.ts';
import { quiet } from './visitor.ts';

/** The tree of 10,000 resources, unslowed. */
export async function benchTree({ site }: Machinery): Promise<Findings> {
  const { browser, app } = await site();
  const took = await medians(() => timeTree(browser, app.origin, 10_000));
  const plain = `its rows as plain HTML ${ms(took.plain)}`;
  return {
    rows: [
      {
        what: 'Tree of 10,000: open',
        ours: ms(took.open),
        beside: quoted('react-arborist 124'),
        aim: '≤ 124 ms',
      },
      {
        what: 'Tree of 10,000: close and open one',
        ours: ms(took.collapse, took.expand),
        beside: `${plain}, ${quoted('react-arborist 23')}`,
        aim: '≤ 32 ms each',
      },
      {
        what: 'Tree of 10,000: collapse all, expand all',
        ours: ms(took.collapseAll, took.expandAll),
        beside: plain,
        aim: '≤ 120 ms each',
      },
    ],
  };
}

/** Milliseconds to each paint; `plain` is what the browser itself needs for a copy of the rows in sight. */
async function timeTree(browser: Browser, app: string, size: number) {
  const { context, page } = await openSignedIn(browser, app, {
    pace: 'as it is',
    answers: { '/get-user-organisations': [organisationOf(size)] },
  });
  try {
    await watchPaints(page);
    await page.goto('/dashboard');
    // From within the app: a page's own HTML asks before the app's code is there.
    const way = page.getByRole('link', { name: 'Organisation', exact: true });
    await way.hover();
    await quiet(page);
    await way.click();
    const open = await page.evaluate(async () => {
      const painted = await window.paintWhen(() => document.querySelector('[role=row]') !== null);
      return painted - (window.arrivalOf('/get-user-organisations') ?? Number.NaN);
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
    return { open, collapseAll, expandAll, collapse, expand, plain };
  } finally {
    await context.close();
  }
}
