/** The worlds in which a flow's paths are walked, as a product owner reads them. */
export const drivers = [
  { name: 'bare', title: 'Actors', meaning: 'the flow alone, on a simulated clock' },
  { name: 'view', title: 'Views', meaning: 'the real screens, rendered in a test' },
  { name: 'browser', title: 'Browser', meaning: 'the built app in Chromium' },
] as const;

type DriverName = (typeof drivers)[number]['name'];

/** What the drivers' tests took of one flow. */
export interface FlowCoverage {
  /** How many paths each driver walks; a driver that walks none is not asked for this flow. */
  paths: Readonly<Partial<Record<DriverName, number>>>;
  /** By the keys of its transitions, the drivers that take one, with spaces between them. */
  transitions: Readonly<Record<string, string>>;
  /** What a driver leaves out, each with its reason. */
  excluded?: Readonly<Partial<Record<DriverName, Readonly<Record<string, string>>>>>;
}

/** Coverage of every flow by its id. */
export type Coverage = Readonly<Record<string, FlowCoverage>>;

/** How one driver stands to one transition; what it leaves out has a reason. */
export type Standing =
  | { kind: 'taken' | 'missing' | 'notWalked' }
  | { kind: 'leftOut'; reason: string };

/** How each driver stands to a transition, in their order; nothing while nobody has looked. */
export function standingsOf(coverage: FlowCoverage | undefined, key: string): Standing[] {
  return coverage ? drivers.map(({ name }) => standingOf(coverage, name, key)) : [];
}

function standingOf(coverage: FlowCoverage, driver: DriverName, key: string): Standing {
  if (coverage.transitions[key]?.split(' ').includes(driver)) return { kind: 'taken' };
  const reason = coverage.excluded?.[driver]?.[key];
  if (reason) return { kind: 'leftOut', reason };
  return { kind: coverage.paths[driver] ? 'missing' : 'notWalked' };
}
