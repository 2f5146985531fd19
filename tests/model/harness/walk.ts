import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { restingStatesOf } from '../../../src/inspection/transitions.ts';
import type { DriverName } from '../exclusions.ts';
import { recordCoverage, TakenTransitions } from './coverage.ts';
import { type FlowModel, leavesOf, type Path, pathsOf } from './paths.ts';

/** Where a path is, according to the pure machine. */
export interface Expected {
  snapshot: AnyMachineSnapshot;
  /** What led here; null at the start. */
  after: AnyEventObject | null;
}

/** What an alert says. */
export type Alert = readonly [title: string, message: string];

/** A flow on its way through one world. */
export interface Walk {
  /** Makes a step happen: an answer, time that passes, or what a person does. */
  perform(event: AnyEventObject): Promise<void>;
  /** Holds the world against what the flow's test says of this leaf state. */
  expectAt(leaf: string, expected: Expected): void | Promise<void>;
  end(): void | Promise<void>;
}

/** The words of a test runner: paths are walked by Vitest, and in a browser by Playwright Test. */
export interface Runner {
  describe(title: string, body: () => void): void;
  it(title: string, body: () => void): void;
  afterAll(body: () => void): void;
  expect(actual: unknown, message: string): { toEqual(expected: unknown): void };
  /** How many assertions the running test has made so far. */
  assertionCalls(): number;
}

/** A world in which the paths of any flow can be walked. */
export interface Driver<Machine extends AnyStateMachine, Fixtures> {
  name: DriverName;
  /** Where the paths are walked, as the report of the tests says it. */
  place: string;
  /** Whether what was taken counts as what this driver takes. */
  isRecorded: boolean;
  runner: Runner;
  /** Which of the generated paths, and how much of each. */
  choose(paths: Path<Machine>[]): Path<Machine>[];
  /** Declares a test, which is given what the runner brings along. */
  declare(title: string, test: (fixtures: Fixtures) => Promise<void>): void;
  /** Comes to where a path starts. */
  begin(path: Path<Machine>, taken: TakenTransitions, fixtures: Fixtures): Promise<Walk>;
}

/**
 * Walks the paths of a flow in a driver's world. Every state that the flow can rest in must have
 * something asserted; which transitions were taken is written down for the gate.
 */
export function describePaths<Machine extends AnyStateMachine, Fixtures>(
  model: FlowModel<Machine>,
  states: Readonly<Record<string, unknown>>,
  driver: Driver<Machine, Fixtures>,
): void {
  const { describe, it, afterAll, expect, assertionCalls } = driver.runner;
  const { machine } = model;
  const paths = driver.choose(pathsOf(model));
  const taken = new TakenTransitions();
  const asserted = new Set<string>();

  async function expectThere(expected: Expected, walk: Walk): Promise<void> {
    for (const leaf of leavesOf(expected.snapshot)) {
      const before = assertionCalls();
      await walk.expectAt(leaf, expected);
      if (assertionCalls() > before) asserted.add(leaf);
    }
  }

  describe(`flow ${machine.id}, ${driver.place}`, () => {
    for (const path of paths) {
      driver.declare(path.title, async (fixtures) => {
        const walk = await driver.begin(path, taken, fixtures);
        await expectThere({ snapshot: path.start, after: null }, walk);
        for (const { event, snapshot } of path.steps) {
          await walk.perform(event);
          await expectThere({ snapshot, after: event }, walk);
        }
        await walk.end();
      });
    }

    it('the test names every state that the flow can rest in, and no other', () => {
      const resting = restingStatesOf(machine);
      const named = Object.keys(states);
      expect(
        resting.filter((leaf) => !named.includes(leaf)),
        'states of the flow that `states` of this test must name',
      ).toEqual([]);
      expect(
        named.filter((leaf) => !resting.includes(leaf)),
        'names in `states` of this test that are no state of the flow',
      ).toEqual([]);
    });

    it('the test asserts something in every state that a path reaches', () => {
      const reached = new Set(paths.flatMap(snapshotsOf).flatMap(leavesOf));
      expect(
        [...reached].filter((leaf) => !asserted.has(leaf)),
        'states in which `states` of this test calls no `expect`',
      ).toEqual([]);
    });

    if (driver.isRecorded)
      afterAll(() => recordCoverage(driver.name, machine, paths.length, taken));
  });
}

function snapshotsOf({ start, steps }: Path): AnyMachineSnapshot[] {
  return [start, ...steps.map(({ snapshot }) => snapshot)];
}
