import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fault, reportFault } from './fault.ts';
import { clearFaultResults, printFaultMatrix } from './fault-matrix.ts';
import { checkCoverage } from './flow-coverage/check.ts';
import { clearCoverage } from './flow-coverage/results.ts';
import { root } from './stack/root.ts';
import type { Tally } from './test/tally.ts';
import { sum, summary, tallyOf } from './test/tally.ts';

type Runner = { readonly name: string; readonly title: string; run(): Promise<Tally> };

const bin = join(root, 'node_modules/.bin');

const colours = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;

const runners: readonly Runner[] = [
  { name: 'types', title: 'Types', run: checkTypes },
  { name: 'style', title: 'Lint and format', run: () => check('biome', ['ci', colours, '.']) },
  { name: 'units', title: 'Rules, machines, paths and views', run: runUnits },
  {
    name: 'e2e',
    title: 'The whole stack in Chromium',
    run: () => vitest(['--config', 'vitest.e2e.config.ts']),
  },
  // Both look at what the runners before them came to.
  {
    name: 'matrix',
    title: 'Every call, every fault',
    run: async () => tallyOfOne(printFaultMatrix()),
  },
  { name: 'coverage', title: 'Every transition', run: async () => tallyOfOne(checkCoverage()) },
];

try {
  const tallies: Tally[] = [];
  for (const { title, run } of chosen(process.argv.slice(2))) {
    const began = Date.now();
    console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`);
    const tally = await run();
    tallies.push(tally);
    console.log(`${title}: ${summary(tally)} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  const total = sum(tallies);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`\n${summary(total)}`);
} catch (error) {
  reportFault(error);
  process.exitCode = 1;
}

function chosen(names: readonly string[]): readonly Runner[] {
  const unknown = names.find((name) => !runners.some((runner) => runner.name === name));
  if (unknown) {
    throw new Fault(
      `“${unknown}” is none of the test runners: ${runners.map(({ name }) => name).join(', ')}.`,
    );
  }
  return names.length === 0 ? runners : runners.filter(({ name }) => names.includes(name));
}

/** The service worker lives in a world of its own, and is checked in it. */
async function checkTypes(): Promise<Tally> {
  return sum([await check('tsc', ['-p', '.']), await check('tsc', ['-p', 'src/worker'])]);
}

/** What earlier runs took and came to is no word about this one. */
async function runUnits(): Promise<Tally> {
  clearCoverage();
  clearFaultResults();
  return vitest([]);
}

async function check(command: string, args: readonly string[]): Promise<Tally> {
  return tallyOfOne((await exitCodeOf(command, args)) === 0);
}

function tallyOfOne(passed: boolean): Tally {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

async function vitest(args: readonly string[]): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'timewell-test-'));
  const report = join(folder, 'report.json');
  try {
    const code = await exitCodeOf('vitest', [
      'run',
      ...args,
      ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report],
    ]);
    return tallyOf(await readFile(report, 'utf8').catch(() => ''), code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function exitCodeOf(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(bin, command), ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
