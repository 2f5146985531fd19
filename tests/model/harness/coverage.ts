import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { keyOf, transitionsOf } from '../../../src/inspection/transitions.ts';
import type { DriverName } from '../exclusions.ts';
import { writeResults } from '../report/results.ts';

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

/** Writes down what was taken, for the report after all tests. */
export function recordCoverage(
  driver: DriverName,
  machine: AnyStateMachine,
  paths: number,
  taken: TakenTransitions,
): void {
  const { id: flow } = machine;
  writeResults({ driver, flow, paths, defined: transitionsOf(machine), taken: taken.toRecord() });
}
