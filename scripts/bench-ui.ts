import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { timeCalendar } from './bench/calendar.ts';
import { exampleSettings } from './bench/example-settings.ts';
import { openVisitor } from './bench/press.ts';
import { timeSlots, timeSlotsFromStart } from './bench/slots.ts';
import { timeTree } from './bench/tree.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { reportFault } from './fault.ts';
import { runBuild } from './stack/app-build.ts';
import type { AppServer } from './stack/app-server.ts';
import { serveApp } from './stack/app-server.ts';
import { precompress } from './stack/precompress.ts';
import { root } from './stack/root.ts';

const rounds = 5;

const running: AppServer[] = [];
const folder = await mkdtemp(join(tmpdir(), 'timewell-bench-'));
try {
  const { path, origin } = await findChromium(console.log);
  console.log(
    `Chromium: ${path} (${origin}). Production build, answers given by the bench itself.`,
  );
  console.log(
    `Medians of ${rounds}; milliseconds unless told; × is the growth from the first row.`,
  );
  const app = await serveBuilt(join(folder, 'app'), root);
  const floor = await serveBuilt(join(folder, 'floor'), join(root, 'scripts/bench/floor'));
  const browser = await chromium.launch({ executablePath: path, args: [...chromiumFlags] });
  running.push(browser);
  await bench(browser, app, floor);
} catch (error) {
  reportFault(error);
  process.exitCode = 1;
} finally {
  await Promise.all(running.map((one) => one.close()));
  await rm(folder, { recursive: true, force: true });
}

async function serveBuilt(into: string, from: string): Promise<string> {
  const port = await getPort();
  await runBuild({ mode: 'production', folder: into, settings: exampleSettings, app: from });
  await precompress(into);
  running.push(await serveApp(into, port));
  return `http://localhost:${port}`;
}

async function bench(browser: Browser, app: string, floor: string): Promise<void> {
  await table('Organisation tree, resources', [100, 1_000, 10_000], (size) =>
    timeTree(browser, app, size),
  );
  await table('Slot grid, slots', [10, 100, 500], (size) => timeSlots(browser, app, size));
  await table('Calendar, items in the shown year', [0, 1_000, 10_000, 100_000], (size) =>
    timeCalendar(browser, app, size),
  );
  console.log('\nSlots usable, from the opening of the page (4 × CPU, 1.6 Mbps, 150 ms)');
  for (const manner of ['left open', 'pressed'] as const) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      times.push(await timeSlotsFromStart(browser, app, manner));
    }
    const name =
      manner === 'pressed' ? 'Book Now pressed as soon as it is there' : 'left open before';
    console.log(`  ${name.padEnd(42)} ${Math.round(median(times))} ms`);
  }
  const floorTimes: number[] = [];
  for (let round = 0; round < rounds; round++) floorTimes.push(await firstPaint(browser, floor));
  const floorName = 'First paint of react, xstate and wouter';
  console.log(`  ${floorName.padEnd(42)} ${Math.round(median(floorTimes))} ms`);
  console.log(
    '  A bare page of day picker and slots, quoted: 1015 ms (no sign-in, nothing fetched)',
  );
}

/**
 * The time of the floor page, which no page made of the same libraries can beat on this machine.
 */
async function firstPaint(browser: Browser, floor: string): Promise<number> {
  const { context, page } = await openVisitor(browser, floor, 'slow phone');
  try {
    await page.goto('/home');
    await page.getByRole('button').first().waitFor();
    return await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
  } finally {
    await context.close();
  }
}

/** Prints the measurements at each size, and their growth. */
async function table<Row extends Record<string, number>>(
  title: string,
  sizes: readonly number[],
  measure: (size: number) => Promise<Row>,
): Promise<void> {
  console.log(`\n${title}`);
  let first: Record<string, number> | undefined;
  for (const size of sizes) {
    const rows: Row[] = [];
    for (let round = 0; round < rounds; round++) rows.push(await measure(size));
    const names = Object.keys(rows[0] ?? {});
    const row = Object.fromEntries(
      names.map((name) => [name, median(rows.map((one) => one[name] ?? 0))]),
    );
    first ??= row;
    const start = first;
    const cells = names.map((name) => {
      const value = row[name] ?? 0;
      return `${name} ${Math.round(value)} (× ${(value / (start[name] || 1)).toFixed(2)})`;
    });
    console.log(`  ${String(size).padStart(6)}  ${cells.join(', ')}`);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
