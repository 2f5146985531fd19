import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DriverName } from '../../tests/model/exclusions.ts';
import { root } from '../stack/root.ts';
import type { CoveredFlow } from './results.ts';

/** What is kept of a flow: the number of its paths, and which drivers take each transition. */
export interface RecordedFlow {
  paths: Readonly<Partial<Record<DriverName, number>>>;
  transitions: Readonly<Record<string, readonly DriverName[]>>;
  /** By driver, the transitions that it cannot take, with their reasons. */
  excluded: Readonly<Partial<Record<DriverName, Readonly<Record<string, string>>>>>;
}

export type CoverageRecord = Readonly<Record<string, RecordedFlow>>;

const file = join(root, 'tests/model/coverage.json');

/** The coverage as it was last recorded. */
export function readRecord(): CoverageRecord {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Records this coverage; the formatter's own layout is left to it. */
export function writeRecord(flows: readonly CoveredFlow[]): void {
  writeFileSync(file, `${JSON.stringify(recordOf(flows), null, 2)}\n`);
}

/** What would be recorded of this coverage. */
export function recordOf(flows: readonly CoveredFlow[]): CoverageRecord {
  return Object.fromEntries(flows.map((covered) => [covered.flow, recordedFlow(covered)]));
}

function recordedFlow({ defined, drivers }: CoveredFlow): RecordedFlow {
  const walked = Object.entries(drivers);
  const takers = (key: string) =>
    walked.filter(([, { taken }]) => taken.includes(key)).map(([driver]) => driver as DriverName);
  const withExclusions = walked.filter(([, { excluded }]) => Object.keys(excluded).length > 0);
  return {
    paths: Object.fromEntries(walked.map(([driver, { paths }]) => [driver, paths])),
    transitions: Object.fromEntries(defined.map((key) => [key, takers(key)])),
    excluded: Object.fromEntries(
      withExclusions.map(([driver, { excluded }]) => [driver, excluded]),
    ),
  };
}
