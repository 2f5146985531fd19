import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { reportFault } from './fault.ts';
import { toTable } from './mutation/table.ts';
import { root } from './stack/root.ts';

/** The folders that are mutated, each judged by the tests of its own. */
const areas = [
  {
    folder: 'src/domain',
    tests: 'tests/rules',
    // Sentences are pinned word by word by a test of their own.
    left: ['src/domain/text-list.ts', 'src/domain/push-texts.ts'],
  },
  { folder: 'src/machines', tests: 'tests/machines', left: [] },
] as const;

/** At least so much of what can be broken must be noticed, in per cent. */
const lowest = 90;

/**
 * Breaks the machines and the rules in every small way, and tells what no test notices. With
 * `--changed`, and the branch it is compared with, or with paths: only these files.
 */
try {
  const chosen = chosenFiles(process.argv.slice(2));
  const reports: string[] = [];
  for (const { folder, tests, left } of areas) {
    const files = chosen?.filter((file) => file.startsWith(`${folder}/`)) ?? [`${folder}/**/*.ts`];
    if (files.length === 0) continue;
    const report = `.cache/mutation/${folder.replace('/', '-')}`;
    await new Stryker({
      mutate: [...files, ...left.map((file) => `!${file}`)],
      vitest: { dir: tests },
      jsonReporter: { fileName: `${report}.json` },
      htmlReporter: { fileName: `${report}.html` },
      incrementalFile: `${report}-before.json`,
      incremental: chosen === null,
    }).runMutationTest();
    reports.push(await readFile(join(root, `${report}.json`), 'utf8'));
  }
  const { text, score } = toTable(reports);
  console.log(text);
  if (score < lowest) process.exitCode = 1;
} catch (error) {
  reportFault(error);
  process.exitCode = 1;
}

/** The files that the command names; null for all of them. */
function chosenFiles([first, ...rest]: string[]): string[] | null {
  if (first === undefined) return null;
  if (first !== '--changed') return [first, ...rest];
  const [branch = 'main'] = rest;
  const args = ['diff', '--name-only', '--diff-filter=d', '--merge-base', branch, '--', 'src'];
  const changed = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return changed.split('\n').filter((file) => file.endsWith('.ts'));
}
