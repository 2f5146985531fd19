import type { DriverName } from '../exclusions.ts';
import { type CoverageRecord, readRecord, recordOf, writeRecord } from './record.ts';
import { type CoveredFlow, readResults } from './results.ts';
import { reasonsOf, tableOf } from './table.ts';

/**
 * Prints what these drivers took in the last run and holds it against the machines and the record:
 * whether every transition was taken or is excluded for a reason, no exclusion is stale, and no path
 * got lost.
 */
export function checkCoverage(drivers: readonly DriverName[], isRecording: boolean): boolean {
  const flows = readResults(drivers);
  console.log(`\n${tableOf(flows, drivers)}`);
  const reasons = reasonsOf(flows);
  if (reasons.length > 0) console.log(['Excluded, with the reason:', ...reasons].join('\n  '));
  const gaps = flows.flatMap(gapsOf);
  const before = readRecord();
  const now = recordOf(before, drivers, flows);
  if (isRecording && gaps.length === 0) writeRecord(now);
  const faults = isRecording ? gaps : [...gaps, ...changesOf(before, now)];
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

function gapsOf({ flow, drivers }: CoveredFlow): string[] {
  return drivers.flatMap(({ driver, missed, stale }) => [
    ...missed.map((key) => `${flow}, ${driver}: no path takes “${key}”.`),
    ...stale.map((key) => `${flow}, ${driver}: “${key}” is excluded, but taken or unknown.`),
  ]);
}

function changesOf(before: CoverageRecord, now: CoverageRecord): string[] {
  const flows = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  const changed = flows.filter((flow) => !isSame(before[flow], now[flow]));
  const pathsOf = (record: CoverageRecord, flow: string) =>
    Object.entries(record[flow]?.paths ?? {})
      .map(([driver, paths]) => `${paths} ${driver}`)
      .join(', ') || 'none';
  return changed.map(
    (flow) =>
      `${flow}: the record has other paths or transitions (${pathsOf(before, flow)}) than this run (${pathsOf(now, flow)}). If that is meant, run npm run coverage:flows -- --record and say why in the commit.`,
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
