import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { askedOf } from './command-line.ts';
import { root } from './stack/root.ts';
import { sum, summary, type Tally, tallyOf } from './tally.ts';

/** A check passes or fails as one. */
type Check = {
  readonly name: string;
  readonly title: string;
  readonly command: readonly [string, ...string[]];
};

/** A runner counts its tests in a report. */
type Runner = Check & { readonly report: string };

type Result = { readonly name: string; readonly tally: Tally; readonly seconds: number };

const checks: readonly Check[] = [
  { name: 'types', title: 'Types', command: ['tsc', '-b'] },
  { name: 'style', title: 'Lint and format', command: ['biome', 'ci', '.'] },
  { name: 'unused', title: 'Unused files, exports and packages', command: ['knip'] },
];

const runners: readonly Runner[] = [
  {
    name: 'units',
    title: 'Rules, machines, paths, views, faults, walks and backend',
    command: ['vitest', 'run'],
    report: join(root, 'test-results/units.json'),
  },
  {
    name: 'e2e',
    title: 'The whole stack in Chromium',
    command: ['playwright', 'test'],
    report: join(root, 'test-results/browser.json'),
  },
];

const isAsked = askedOf(
  'the tests',
  [...checks, ...runners].map(({ name }) => name),
);
// The checks use a core each and print little: they run side by side.
const results = await Promise.all(checks.filter(({ name }) => isAsked(name)).map(check));
for (const runner of runners) if (isAsked(runner.name)) results.push(await count(runner));
console.log('\n── Time of each part');
for (const { name, tally, seconds } of results) {
  console.log(`${name.padEnd(6)}  ${seconds.toFixed(1).padStart(6)} s  ${summary(tally)}`);
}
const total = sum(results.map(({ tally }) => tally));
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${summary(total)}`);

/** Runs a check, and shows what it printed when it has ended. */
async function check({ name, title, command }: Check): Promise<Result> {
  const began = Date.now();
  const options = { cwd: root, all: true, reject: false } as const;
  const { exitCode, all } = await execa(process.execPath, inBin(command), options);
  console.log(`\n── ${title}\n${all}`);
  const tally = { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  return { name, tally, seconds: secondsSince(began) };
}

/** Runs a runner, which shows its progress. */
async function count({ name, title, command, report }: Runner): Promise<Result> {
  console.log(`\n── ${title}`);
  rmSync(report, { force: true });
  const began = Date.now();
  const options = { cwd: root, stdio: 'inherit', reject: false } as const;
  const { exitCode = 1 } = await execa(process.execPath, inBin(command), options);
  return { name, tally: tallyOf(read(report), exitCode), seconds: secondsSince(began) };
}

function inBin([name, ...args]: Check['command']): string[] {
  return [join(root, 'node_modules/.bin', name), ...args];
}

function secondsSince(began: number): number {
  return (Date.now() - began) / 1000;
}

function read(report: string): string {
  try {
    return readFileSync(report, 'utf8');
  } catch {
    return '';
  }
}
