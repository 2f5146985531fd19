import type { Browser } from '@playwright/test';
import { pageFileOf, pages } from '../hosting/pages.ts';
import { heavyParts, readLoads, scriptsOf, weightOf } from './loads.ts';
import { type Findings, kib, type Machinery, medians, ms, quoted, type Row } from './part.ts';
import { type Moment, timePress } from './press.ts';
import { timeSecondVisit } from './second-visit.ts';
import type { Built } from './site.ts';
import { openVisitor, quiet } from './visitor.ts';

/** With the small parts that public pages and the sign-in share with `/home`, and no more. */
const highestRatio = 1.43;

/** `/home` and the way from it to the phone field, on a slow phone. */
export async function benchHome({ site }: Machinery): Promise<Findings> {
  const { app, floor, browser } = await site();
  const scripts = await scriptsNamedBy(app);
  const lowest = await scriptsNamedBy(floor);
  const ratio = weightOf(scripts) / weightOf(lowest);
  const ours = await medians(() => visit(browser, app));
  const theirs = await medians(() => visit(browser, floor));
  const press = async (moment: Moment) => {
    const { took } = await medians(async () => {
      const { took } = await timePress(browser, app.origin, moment);
      return { took };
    });
    return ms(took);
  };
  const peers = quoted('own plain form 370, firebaseui 867');
  const rows: Row[] = [
    {
      what: '/home: largest paint',
      ours: ms(ours.largestPaint),
      beside: `floor ${ms(theirs.largestPaint)}`,
      aim: "≤ the floor's",
    },
    {
      what: '/home: JS at load',
      ours: `${kib(weightOf(scripts))} in ${scripts.length}`,
      beside: `floor ${kib(weightOf(lowest))} in ${lowest.length}, × ${ratio.toFixed(2)}`,
      aim: '≤ 87 KiB',
    },
    {
      what: '/home: longest task',
      ours: ms(ours.longestTask),
      beside: `floor ${ms(theirs.longestTask)}`,
      aim: '≤ 100 ms',
    },
    {
      what: '/home: second visit',
      ours: ms(
        await timeSecondVisit(
          () => openVisitor(browser, app.origin, 'slow phone', 'allow'),
          app.home,
          '#root:not([data-page]) h1',
        ),
      ),
      aim: '≤ 900 ms',
    },
    {
      what: 'Login → phone field: page rested',
      ours: await press('rested'),
      beside: peers,
      aim: '≤ 100 ms',
    },
    {
      what: 'Login → phone field: touched once the app runs',
      ours: await press('ready'),
      aim: '≤ 700 ms',
    },
    { what: 'Login → phone field: touched once it is seen', ours: await press('seen') },
    await fieldRow(browser, app),
  ];
  const early = heavyParts(scripts);
  return {
    rows,
    faults: [
      ...(ratio > highestRatio
        ? [`/home is ${ratio.toFixed(3)} times the floor, at most ${highestRatio}.`]
        : []),
      ...early.map((what) => `/home has ${what} at its start.`),
    ],
  };
}

async function fieldRow(browser: Browser, { origin, folder }: Built): Promise<Row> {
  const { scripts } = await timePress(browser, origin, 'ready');
  const loads = await readLoads(folder, scripts);
  return {
    what: 'JS until the phone field',
    ours: `${kib(weightOf(loads))} in ${loads.length}`,
    beside: quoted('firebaseui 150 KiB'),
    aim: '≤ 150 KiB in 12',
  };
}

/** The scripts that a page names: they travel before it can be used. */
async function scriptsNamedBy({ folder, home }: Built) {
  return readLoads(folder, await scriptsOf(folder, pageFileOf(pages, home) ?? ''));
}

async function visit(browser: Browser, { origin, home }: Built) {
  const { context, page } = await openVisitor(browser, origin, 'slow phone');
  try {
    await page.goto(home);
    await page.getByRole('button').first().waitFor();
    await quiet(page, 1_500);
    return await page.evaluate(() => ({
      largestPaint: window.largestPaint,
      longestTask: window.longestTask,
    }));
  } finally {
    await context.close();
  }
}
