import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DriverName, drivers } from '../exclusions.ts';
import type { CoveredFlow, DriverCoverage } from './results.ts';

/** What is kept of a flow: its paths by driver, and which drivers take each transition. */
interface RecordedFlow {
  paths: Readonly<Partial<Record<DriverName, number>>>;
  /** The names of the drivers that take a transition, with spaces between them. */
  transitions: Readonly<Record<string, string>>;
  /** By driver, the transitions that it cannot take, with their reasons. */
  excluded: Readonly<Partial<Record<DriverName, Readonly<Record<string, string>>>>>;
}

export type CoverageRecord = Readonly<Record<string, RecordedFlow>>;

const file = join(import.meta.dirname, '../coverage.json');

/** The coverage as it was last recorded. */
export function readRecord(): CoverageRecord {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Keeps a record, in the layout of the formatter. */
export function writeRecord(record: CoverageRecord): void {
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** The record with what these drivers did in its place; what others did stays as it is. */
export function recordOf(
  before: CoverageRecord,
  walkers: readonly DriverName[],
  covered: readonly CoveredFlow[],
): CoverageRecord {
  const names = [...new Set([...Object.keys(before), ...covered.map(({ flow }) => flow)])].sort();
  const flows = names.map((name) => {
    const now = covered.find(({ flow }) => flow === name);
    return [name, recordedFlow(before[name], walkers, now)] as const;
  });
  return Object.fromEntries(flows.filter(([, { paths }]) => Object.keys(paths).length > 0));
}

function recordedFlow(
  before: RecordedFlow | undefined,
  walkers: readonly DriverName[],
  now: CoveredFlow | undefined,
): RecordedFlow {
  const keys = now?.defined ?? Object.keys(before?.transitions ?? {});
  /** A part of the record by driver, of this run or, where it has not walked, of the record. */
  const byDriver = <Part>(
    ofRun: (coverage: DriverCoverage) => Part | undefined,
    ofRecord: (driver: DriverName) => Part | undefined,
  ) => {
    const parts = drivers.map((driver) => {
      const coverage = now?.drivers.find((own) => own.driver === driver);
      if (!walkers.includes(driver)) return [driver, ofRecord(driver)] as const;
      return [driver, coverage && ofRun(coverage)] as const;
    });
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  };
  const takers = (key: string) =>
    Object.keys(
      byDriver(
        ({ taken }) => taken.includes(key) || undefined,
        (driver) => before?.transitions[key]?.split(' ').includes(driver) || undefined,
      ),
    );
  return {
    paths: byDriver(
      ({ paths }) => paths,
      (driver) => before?.paths[driver],
    ),
    transitions: Object.fromEntries(keys.map((key) => [key, takers(key).join(' ')])),
    excluded: byDriver(
      ({ excluded }) => (Object.keys(excluded).length > 0 ? excluded : undefined),
      (driver) => before?.excluded[driver],
    ),
  };
}
