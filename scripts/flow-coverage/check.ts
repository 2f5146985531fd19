import { type CoverageRecord, readRecord, recordOf, writeRecord } from './record.ts';
import { type CoveredFlow, readCoverage } from './results.ts';
import { reasonsOf, tableOf } from './table.ts';

/**
 * Prints what the last run took and holds it against the machines and the record: whether every
 * transition was taken or is excluded for a reason, no exclusion is stale, and no path got lost.
 */
export function checkCoverage({ isRecording = false } = {}): boolean {
  const flows = readCoverage();
  console.log(tableOf(flows));
  console.log(reasonsOf(flows));
  const gaps = flows.flatMap(gapsOf);
  if (isRecording && gaps.length === 0) writeRecord(flows);
  const faults = [...gaps, ...changesOf(readRecord(), recordOf(flows))];
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

function gapsOf({ flow, drivers }: CoveredFlow): string[] {
  return Object.entries(drivers).flatMap(([driver, { missed, stale }]) => [
    ...missed.map((key) => `${flow}, ${driver}: no path takes “${key}”.`),
    ...stale.map((key) => `${flow}, ${driver}: “${key}” is excluded, but taken or unknown.`),
  ]);
}

function changesOf(recorded: CoverageRecord, now: CoverageRecord): string[] {
  const flows = [...new Set([...Object.keys(recorded), ...Object.keys(now)])].sort();
  const changed = flows.filter((flow) => !isSame(recorded[flow], now[flow]));
  const pathsOf = (record: CoverageRecord, flow: string) =>
    Object.entries(record[flow]?.paths ?? {})
      .map(([driver, paths]) => `${paths} ${driver}`)
      .join(', ') || 'none';
  return changed.map(
    (flow) =>
      `${flow}: the record has other paths or transitions (${pathsOf(recorded, flow)}) than this run (${pathsOf(now, flow)}). If that is meant, run npm run coverage:flows -- --record and say why in the commit.`,
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
