import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { Fault } from '../fault.ts';
import { startChild } from '../stack/child.ts';

const statuses = ['passed', 'failed', 'skipped', 'pending', 'todo'] as const;

const Result = v.pipe(
  v.object({ fullName: v.string(), status: v.picklist(statuses) }),
  v.transform(({ fullName, status }) => ({ title: fullName, status })),
);

/** How one test ended; its title with those of what it stands in. */
export type Result = v.InferOutput<typeof Result>;

const Report = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ testResults: v.array(v.object({ assertionResults: v.array(Result) })) }),
);

/** Runs these test files of a copy of the project. */
export async function testsOf(folder: string, files: readonly string[]): Promise<Result[]> {
  const report = join(folder, 'test-results', 'defects.json');
  await rm(report, { force: true });
  await startChild({
    name: 'vitest',
    script: join(folder, 'node_modules/.bin/vitest'),
    args: ['run', ...files, '--reporter', 'json', '--outputFile', report],
    folder,
    environment: process.env,
  }).ended;
  const parsed = v.safeParse(Report, await readFile(report, 'utf8').catch(() => ''));
  if (!parsed.success) throw new Fault(`Vitest left no report of ${files.join(', ')}.`);
  return parsed.output.testResults.flatMap(({ assertionResults }) => assertionResults);
}
