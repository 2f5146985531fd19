import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type DriverName, drivers, exclusions } from '../../tests/model/exclusions.ts';
import type { FlowCoverage } from '../../tests/model/harness/coverage.ts';
import { root } from '../stack/root.ts';

/** What one driver did with one flow. */
export interface DriverCoverage {
  /** How many paths were generated for it and walked. */
  paths: number;
  /** The machine's transitions that were really taken, in this flow's test or another's. */
  taken: readonly string[];
  /** Those that were neither taken nor excluded. */
  missed: readonly string[];
  /** Those that this driver cannot take, with the reason. */
  excluded: Readonly<Record<string, string>>;
  /** Exclusions that were taken after all, or that name no transition. */
  stale: readonly string[];
}

/** A flow, and what each driver that walks it did. */
export interface CoveredFlow {
  flow: string;
  /** Every transition that the machine defines. */
  defined: readonly string[];
  drivers: Readonly<Partial<Record<DriverName, DriverCoverage>>>;
}

const folder = join(root, '.cache/coverage');

/** Forgets what earlier runs took. */
export function clearCoverage(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** What the last run took, by flow, in the order of the flows' names. */
export function readCoverage(): CoveredFlow[] {
  const walked = readResults();
  const flows = [...new Set(walked.map(({ flow }) => flow))].sort();
  return flows.map((flow) => {
    const own = walked.filter((result) => result.flow === flow);
    const defined = own[0]?.defined ?? [];
    const covered = drivers
      .filter((driver) => own.some((result) => result.driver === driver))
      .map((driver) => [driver, coverageOf(driver, flow, defined, walked)] as const);
    return { flow, defined, drivers: Object.fromEntries(covered) };
  });
}

function coverageOf(
  driver: DriverName,
  flow: string,
  defined: readonly string[],
  walked: readonly FlowCoverage[],
): DriverCoverage {
  const results = walked.filter((result) => result.driver === driver);
  const keys = new Set(results.flatMap(({ taken }) => taken[flow] ?? []));
  const excluded = exclusions[driver][flow] ?? {};
  const taken = defined.filter((key) => keys.has(key));
  const missed = defined.filter((key) => !keys.has(key) && !(key in excluded));
  const stale = Object.keys(excluded).filter((key) => keys.has(key) || !defined.includes(key));
  const paths = results.find((result) => result.flow === flow)?.paths ?? 0;
  return { paths, taken, missed, excluded, stale };
}

function readResults(): FlowCoverage[] {
  try {
    return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  } catch {
    return [];
  }
}
