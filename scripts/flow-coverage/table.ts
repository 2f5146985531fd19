import { drivers } from '../../tests/model/exclusions.ts';
import type { CoveredFlow, DriverCoverage } from './results.ts';

/** How many of its transitions every flow takes with each driver, and on how many paths. */
export function tableOf(flows: readonly CoveredFlow[]): string {
  const width = Math.max(...flows.map(({ flow }) => flow.length), 4);
  const head = ['flow'.padEnd(width), 'defined', ...drivers.map((driver) => driver.padStart(22))];
  const rows = flows.map(({ flow, defined, drivers: by }) => [
    flow.padEnd(width),
    String(defined.length).padStart(7),
    ...drivers.map((driver) => cellOf(by[driver]).padStart(22)),
  ]);
  const count = flows.reduce((sum, { defined }) => sum + defined.length, 0);
  const foot = ['in all'.padEnd(width), String(count).padStart(7)];
  const totals = drivers.map((driver) => {
    const walked = flows.flatMap(({ drivers: by }) => by[driver] ?? []);
    const paths = walked.reduce((sum, coverage) => sum + coverage.paths, 0);
    return `${paths} paths`.padStart(22);
  });
  return [head, ...rows, [...foot, ...totals]].map((cells) => cells.join('  ')).join('\n');
}

/** The transitions that a driver cannot take, each with its reason. */
export function reasonsOf(flows: readonly CoveredFlow[]): string {
  const lines = flows.flatMap(({ flow, drivers: by }) =>
    Object.entries(by).flatMap(([driver, { excluded }]) =>
      Object.entries(excluded).map(([key, reason]) => `  ${driver}: ${flow} · ${key}: ${reason}.`),
    ),
  );
  return ['Excluded, with the reason:', ...lines].join('\n');
}

function cellOf(coverage: DriverCoverage | undefined): string {
  if (!coverage) return '–';
  const { taken, excluded, missed, paths } = coverage;
  const away = Object.keys(excluded).length;
  const drivable = taken.length + missed.length;
  const share = drivable === 0 ? 100 : Math.floor((100 * taken.length) / drivable);
  return `${share} %${away > 0 ? ` (${away} excl.)` : ''}, ${paths} paths`;
}
