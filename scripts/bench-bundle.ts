import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { exampleSettings } from './bench/example-settings.ts';
import { heavyParts, Loads, readLoads, scriptsOf, weightOf } from './bench/loads.ts';
import type { Manner, Pace } from './bench/press.ts';
import { openVisitor, pressToInput, quiet, timePress } from './bench/press.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { reportFault } from './fault.ts';
import { runBuild } from './stack/app-build.ts';
import type { AppServer } from './stack/app-server.ts';
import { serveApp } from './stack/app-server.ts';
import { precompress } from './stack/precompress.ts';
import { root } from './stack/root.ts';

const highestRatio = 1.35;
const rounds = 5;

type Built = { readonly folder: string; readonly origin: string };

const running: AppServer[] = [];
const folder = await mkdtemp(join(tmpdir(), 'timewell-bench-'));
try {
  const { path, origin } = await findChromium(console.log);
  console.log(`Chromium: ${path} (${origin}). Production builds with example settings.\n`);
  const app = await built(join(folder, 'app'), root);
  const floor = await built(join(folder, 'floor'), join(root, 'scripts/bench/floor'));
  const browser = await chromium.launch({ executablePath: path, args: [...chromiumFlags] });
  running.push(browser);
  const faults = await weigh(browser, app, floor);
  await time(browser, app);
  for (const fault of faults) console.log(`\nToo much: ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  reportFault(error);
  process.exitCode = 1;
} finally {
  await Promise.all(running.map((one) => one.close()));
  await rm(folder, { recursive: true, force: true });
}

async function built(into: string, from: string): Promise<Built> {
  const port = await getPort();
  await runBuild({ mode: 'production', folder: into, settings: exampleSettings, app: from });
  await precompress(into);
  running.push(await serveApp(into, port));
  return { folder: into, origin: `http://localhost:${port}` };
}

async function weigh(browser: Browser, app: Built, floor: Built): Promise<string[]> {
  const lowest = weightOf(await scriptsNamedBy(floor));
  const scripts = await scriptsNamedBy(app);
  const { home, login, longTasks } = await visitHome(browser, app);
  const ratio = weightOf(scripts) / lowest;
  const early = heavyParts(scripts);
  const rows: [string, string][] = [
    ['Floor (react, react-dom, xstate, wouter)', size(lowest)],
    ['/home, scripts', `${size(weightOf(scripts))} in ${scripts.length} files`],
    ['/home, ratio to the floor', `${ratio.toFixed(3)} (at most ${highestRatio})`],
    ['/home, styles', `${size(weightOf(home.styles))} in ${home.styles.length} files`],
    ['/home, fonts', `${size(weightOf(home.fonts))} in ${home.fonts.length} files`],
    ['/home, long tasks over 50 ms', longTasks.length > 0 ? `${longTasks.join(', ')} ms` : 'none'],
    [
      '/home until the phone field, scripts',
      login
        ? `${size(weightOf(login.scripts))} in ${login.scripts.length} files`
        : 'no Login button',
    ],
    ['/home until the phone field, styles', login ? size(weightOf(login.styles)) : '–'],
    ['/home, heavy parts', early.length > 0 ? early.join(', ') : 'none'],
  ];
  console.log('Brotli bytes');
  for (const [name, value] of rows) console.log(`  ${name.padEnd(42)} ${value}`);
  return [
    ...(ratio > highestRatio ? [`/home is ${ratio.toFixed(3)} times the floor.`] : []),
    ...early.map((what) => `/home has ${what} at its start.`),
  ];
}

async function scriptsNamedBy({ folder }: Built) {
  return readLoads(folder, await scriptsOf(folder, 'pages/home.html'));
}

async function visitHome(browser: Browser, { folder, origin }: Built) {
  const { context, page } = await openVisitor(browser, origin, 'as it is');
  try {
    const loads = new Loads(page, folder, origin);
    await page.goto('/home');
    await page.getByRole('button').first().waitFor();
    await page.waitForLoadState('networkidle');
    await quiet(page);
    const home = await weights(loads);
    const longTasks = await page.evaluate(() => window.longTasks);
    const button = page.getByRole('button', { name: 'Login', exact: true }).first();
    if ((await button.count()) === 0) return { home, longTasks };
    await button.hover();
    await button.click();
    await pressToInput(page);
    await quiet(page);
    return { home, longTasks, login: await weights(loads) };
  } finally {
    await context.close();
  }
}

async function weights(loads: Loads) {
  const [scripts, styles, fonts] = await Promise.all([
    loads.of('js'),
    loads.of('css'),
    loads.of('woff2'),
  ]);
  return { scripts, styles, fonts };
}

async function time(browser: Browser, app: Built): Promise<void> {
  const paces: Pace[] = ['as it is', 'slow phone'];
  const manners: Manner[] = ['after hover', 'by touch', 'at once with a mouse'];
  console.log(`\nFrom the press of Login to a phone field that takes input, median of ${rounds}`);
  for (const pace of paces) {
    for (const manner of manners) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        times.push(await timePress(browser, app.origin, pace, manner));
      }
      times.sort((a, b) => a - b);
      const median = times[Math.floor(rounds / 2)] ?? 0;
      console.log(`  ${`${pace}, ${manner}`.padEnd(42)} ${Math.round(median)} ms`);
    }
  }
  console.log('  (slow phone: 4 × CPU, 1.6 Mbps, 150 ms)');
}

function size(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
