/** The drivers that walk a flow's paths, in a product owner's words. */
export const drivers = [
  { name: 'bare', title: 'Actors', meaning: 'the flow alone, on a simulated clock' },
  { name: 'view', title: 'Views', meaning: 'the real screens, rendered in a test' },
  { name: 'browser', title: 'Browser', meaning: 'the built app in Chromium' },
] as const;

type DriverName = (typeof drivers)[number]['name'];

/** The transitions of one flow that the drivers' tests take. */
export interface FlowCoverage {
  /** The number of paths by driver; a driver without a number does not walk this flow. */
  paths: Readonly<Partial<Record<DriverName, number>>>;
  /** By the keys of its transitions, the drivers that take one, with spaces between them. */
  transitions: Readonly<Record<string, string>>;
  /** The transitions that a driver leaves out, each with its reason. */
  excluded?: Readonly<Partial<Record<DriverName, Readonly<Record<string, string>>>>>;
}

/** Coverage of every flow by its id. */
export type Coverage = Readonly<Record<string, FlowCoverage>>;

/** Whether one driver takes one transition, or the reason why it is left out. */
export type Standing =
  | { kind: 'taken' | 'missing' | 'notWalked' }
  | { kind: 'leftOut'; reason: string };

/** The standing of each driver to a transition, in their order; empty without coverage. */
export function standingsOf(coverage: FlowCoverage | undefined, key: string): Standing[] {
  return coverage ? drivers.map(({ name }) => standingOf(coverage, name, key)) : [];
}

function standingOf(coverage: FlowCoverage, driver: DriverName, key: string): Standing {
  if (coverage.transitions[key]?.split(' ').includes(driver)) return { kind: 'taken' };
  const reason = coverage.excluded?.[driver]?.[key];
  if (reason) return { kind: 'leftOut', reason };
  return { kind: coverage.paths[driver] ? 'missing' : 'notWalked' };
}
