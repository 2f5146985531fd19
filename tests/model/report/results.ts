import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DriverName, exclusionsOf } from '../exclusions.ts';

/** What the tests of one flow took in one driver's world, in one process. */
export interface TakenByFlow {
  driver: DriverName;
  flow: string;
  /** How many paths there are to walk. */
  paths: number;
  /** Every transition that the flow's machine defines. */
  defined: readonly string[];
  /** Those that actors really took, by their machine: a flow brings others along. */
  taken: Readonly<Record<string, readonly string[]>>;
}

/** What one driver did with one flow. */
export interface DriverCoverage {
  driver: DriverName;
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
  drivers: readonly DriverCoverage[];
}

const cache = join(import.meta.dirname, '../../../.cache/coverage');

/** Forgets what earlier runs of these drivers took. */
export function clearResults(drivers: readonly DriverName[]): void {
  for (const driver of drivers) rmSync(join(cache, driver), { recursive: true, force: true });
}

/** Writes down what was taken. Tests of one flow may run in several processes. */
export function writeResults(result: TakenByFlow): void {
  const folder = join(cache, result.driver);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${result.flow}.${process.pid}.json`), JSON.stringify(result));
}

/** What the last run of these drivers took, by flow, in the order of the flows' names. */
export function readResults(drivers: readonly DriverName[]): CoveredFlow[] {
  const results = drivers.flatMap((driver) => globSync(join(cache, driver, '*.json'))).map(read);
  const flows = [...new Set(results.map(({ flow }) => flow))].sort();
  return flows.map((flow) => {
    const own = results.filter((result) => result.flow === flow);
    const walking = drivers.filter((driver) => own.some((result) => result.driver === driver));
    return {
      flow,
      defined: own[0]?.defined ?? [],
      drivers: walking.map((driver) =>
        coverageOf(
          flow,
          results.filter((result) => result.driver === driver),
        ),
      ),
    };
  });
}

function coverageOf(flow: string, results: readonly TakenByFlow[]): DriverCoverage {
  const [own] = results.filter((result) => result.flow === flow);
  if (!own) throw new Error(`No driver walks ${flow}.`);
  const { driver, paths, defined } = own;
  const keys = new Set(results.flatMap(({ taken }) => taken[flow] ?? []));
  const excluded = exclusionsOf(driver, flow);
  return {
    driver,
    paths,
    excluded,
    taken: defined.filter((key) => keys.has(key)),
    missed: defined.filter((key) => !keys.has(key) && !(key in excluded)),
    stale: Object.keys(excluded).filter((key) => keys.has(key) || !defined.includes(key)),
  };
}

function read(file: string): TakenByFlow {
  return JSON.parse(readFileSync(file, 'utf8'));
}
