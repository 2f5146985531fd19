import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { keyOf, transitionsOf } from '../../../src/inspection/transitions.ts';
import type { DriverName } from '../exclusions.ts';

/** What one test of a flow took in one driver's world; `scripts/coverage.ts` reads it. */
export interface FlowCoverage {
  driver: DriverName;
  flow: string;
  /** How many paths were walked. */
  paths: number;
  /** Every transition that the flow's machine defines. */
  defined: readonly string[];
  /** Those that actors really took, by their machine: a flow brings others along. */
  taken: Readonly<Record<string, readonly string[]>>;
}

/** Collects the transitions that actors really take, whatever machine they are of. */
export class TakenTransitions {
  readonly #byFlow = new Map<string, Set<string>>();

  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) {
      this.add(transition.source.machine.id, keyOf(transition));
    }
  };

  add(flow: string, key: string): void {
    const keys = this.#byFlow.get(flow) ?? new Set();
    this.#byFlow.set(flow, keys.add(key));
  }

  /** The transitions of each machine, sorted. */
  toRecord(): Record<string, string[]> {
    return Object.fromEntries([...this.#byFlow].map(([flow, keys]) => [flow, [...keys].sort()]));
  }
}

/** Writes down what was taken, for the table and the gate after all runs. */
export function recordCoverage(
  driver: DriverName,
  machine: AnyStateMachine,
  paths: number,
  taken: TakenTransitions,
): void {
  const flow = machine.id;
  const defined = transitionsOf(machine);
  const coverage: FlowCoverage = { driver, flow, paths, defined, taken: taken.toRecord() };
  const folder = join(import.meta.dirname, '../../../.cache/coverage');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${driver}.${flow}.json`), JSON.stringify(coverage));
}
