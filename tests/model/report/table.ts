import type { DriverName } from '../exclusions.ts';
import type { CoveredFlow, DriverCoverage } from './results.ts';

/** How many of its transitions every flow takes with each driver, and on how many paths. */
export function tableOf(flows: readonly CoveredFlow[], drivers: readonly DriverName[]): string {
  const width = Math.max(...flows.map(({ flow }) => flow.length), 4);
  const line = (name: string, defined: string | number, cells: readonly string[]) =>
    [
      name.padEnd(width),
      String(defined).padStart(7),
      ...cells.map((cell) => cell.padStart(22)),
    ].join('  ');
  const of = (flow: CoveredFlow, name: DriverName) =>
    flow.drivers.find(({ driver }) => driver === name);
  const rows = flows.map((flow) =>
    line(
      flow.flow,
      flow.defined.length,
      drivers.map((driver) => cellOf(of(flow, driver))),
    ),
  );
  const count = flows.reduce((sum, { defined }) => sum + defined.length, 0);
  const totals = drivers.map((driver) => {
    const paths = flows.reduce((sum, flow) => sum + (of(flow, driver)?.paths ?? 0), 0);
    return `${paths} paths`;
  });
  return [line('flow', 'defined', drivers), ...rows, line('in all', count, totals)].join('\n');
}

/** The transitions that a driver cannot take, each with its reason. */
export function reasonsOf(flows: readonly CoveredFlow[]): string[] {
  return flows.flatMap(({ flow, drivers }) =>
    drivers.flatMap(({ driver, excluded }) =>
      Object.entries(excluded).map(([key, reason]) => `${driver}: ${flow} · ${key}: ${reason}.`),
    ),
  );
}

function cellOf(coverage: DriverCoverage | undefined): string {
  if (!coverage) return '–';
  const { taken, excluded, missed, paths } = coverage;
  const away = Object.keys(excluded).length;
  const drivable = taken.length + missed.length;
  const share = drivable === 0 ? 100 : Math.floor((100 * taken.length) / drivable);
  return `${share} %${away > 0 ? ` (${away} excl.)` : ''}, ${paths} paths`;
}
