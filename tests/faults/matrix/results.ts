import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Column, Reason } from './columns.ts';

/** What became of a cell: how many of its tests held and how many did not, or why it has none. */
export type Outcome = { passed: number; failed: number } | { reason: Reason };

/** By call, then by column; what did not run is missing. */
export type Results = Record<string, Partial<Record<Column, Outcome>>>;

const folder = join(import.meta.dirname, '../../../.cache/faults');

/** Writes down what one file's tests came to. */
export function writeResults(area: string, results: Results): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${area}.json`), JSON.stringify(results, null, 2));
}

/** What the tests came to that ran since the results were cleared. */
export function readResults(): Results {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile());
  return Object.assign(
    {},
    ...files.map(({ name }) => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  );
}

/** Forgets all results. */
export function clearResults(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
