import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, reportFault } from './fault.ts';
import { root } from './stack/root.ts';
import { sum, summary, type Tally, tallyOf } from './tally.ts';

/** A part of the tests: one check, or a runner that counts its tests in a report. */
type Part = {
  readonly name: string;
  readonly title: string;
  readonly command: readonly [string, ...string[]];
  readonly report?: string;
};

const parts: readonly Part[] = [
  { name: 'types', title: 'Types', command: ['tsc', '-b'] },
  { name: 'style', title: 'Lint and format', command: ['biome', 'ci', '.'] },
  { name: 'unused', title: 'Unused files, exports and packages', command: ['knip'] },
  {
    name: 'units',
    title: 'Rules, machines, paths, views, faults, walks and backend',
    command: ['vitest', 'run'],
    report: 'test-results/units.json',
  },
  {
    name: 'e2e',
    title: 'The whole stack in Chromium',
    command: ['playwright', 'test'],
    report: 'test-results/browser.json',
  },
];

try {
  const results = chosen(process.argv.slice(2)).map((part) => {
    console.log(`\n── ${part.title}`);
    const began = Date.now();
    return { part, tally: run(part), seconds: (Date.now() - began) / 1000 };
  });
  console.log('\n── Time of each part');
  for (const { part, tally, seconds } of results) {
    console.log(`${part.name.padEnd(6)}  ${seconds.toFixed(1).padStart(6)} s  ${summary(tally)}`);
  }
  const total = sum(results.map(({ tally }) => tally));
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`\n${summary(total)}`);
} catch (error) {
  reportFault(error);
  process.exitCode = 1;
}

function chosen(names: readonly string[]): readonly Part[] {
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown) {
    const known = parts.map(({ name }) => name).join(', ');
    throw new Fault(`“${unknown}” is not a part of the tests: ${known}.`);
  }
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name));
}

function run({ command: [name, ...args], report }: Part): Tally {
  if (report) rmSync(join(root, report), { force: true });
  const script = join(root, 'node_modules/.bin', name);
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  const exitCode = status ?? 1;
  if (report) return tallyOf(read(report), exitCode);
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
}

function read(report: string): string {
  try {
    return readFileSync(join(root, report), 'utf8');
  } catch {
    return '';
  }
}
