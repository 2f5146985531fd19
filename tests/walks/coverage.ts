import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { machines as flows } from '../../scripts/flows/machines.ts';
import { keyOf, restingStatesOf, transitionsOf } from '../../src/inspection/transitions.ts';
import { isOfMachine } from './flows.ts';
import type { World } from './world.ts';

const machines = flows.map(({ machine }) => machine);

/** How many were seen, and of how many. */
type Share = readonly [seen: number, all: number];

/** Measures which states and calls the walks reach, so that walks that stop doing anything fail. */
export class WalkCoverage {
  walks = 0;
  /** In how many walks each machine was alive. */
  readonly alive = new Map<string, number>();
  /** How often each call succeeded. */
  readonly succeeded = new Map<string, number>();
  /** How often something was there that a person had left unfinished. */
  draftsFound = 0;
  readonly #states = new Map<string, Set<string>>();
  readonly #transitions = new Map<string, Set<string>>();
  #present = new Set<string>();

  hear(event: InspectionEvent): void {
    if (event.type !== '@xstate.snapshot' && event.type !== '@xstate.microstep') return;
    const { snapshot } = event;
    if (!isOfMachine(snapshot)) return;
    const { id } = snapshot.machine;
    this.#present.add(id);
    if (event.type === '@xstate.microstep') {
      for (const taken of event._transitions) add(this.#transitions, id, keyOf(taken));
    } else for (const leaf of leavesOf(snapshot)) add(this.#states, id, leaf);
  }

  /** A walk is over. */
  count({ traffic: { calls }, draftsFound }: World): void {
    this.walks += 1;
    this.draftsFound += draftsFound;
    for (const id of this.#present) this.alive.set(id, (this.alive.get(id) ?? 0) + 1);
    for (const { call, status } of calls) {
      const isWell = status !== null && status < 300;
      if (isWell) this.succeeded.set(call, (this.succeeded.get(call) ?? 0) + 1);
    }
    this.#present = new Set();
  }

  /** Which part of all resting states and of all transitions was seen, from 0 to 1. */
  parts(): { states: number; transitions: number } {
    const all = machines.map((machine) => this.#seenOf(machine));
    return {
      states: partOf(all.map(({ states }) => states)),
      transitions: partOf(all.map(({ transitions }) => transitions)),
    };
  }

  /** Of each machine in how many walks it lived, and how much of it was seen. */
  table(): string {
    const head = row('machine', 'walks', 'states', 'transitions');
    const rows = machines.map((machine) => {
      const { states, transitions } = this.#seenOf(machine);
      const walks = String(this.alive.get(machine.id) ?? 0);
      return row(machine.id, walks, states.join('/'), transitions.join('/'));
    });
    const calls = [...this.succeeded].map(([call, count]) => `${call} ${count}`).sort();
    const lists = [
      `Calls that succeeded: ${calls.join(', ')}`,
      `Never met: ${this.unmet().join(', ')}`,
    ];
    return [head, ...rows, ...lists].join('\n');
  }

  /** The resting states that no walk has met, as `machine.state`. */
  unmet(): string[] {
    return machines.flatMap((machine) =>
      restingStatesOf(machine)
        .filter((state) => !this.#states.get(machine.id)?.has(state))
        .map((state) => `${machine.id}.${state}`),
    );
  }

  #seenOf(machine: AnyStateMachine): { states: Share; transitions: Share } {
    return {
      states: shareOf(restingStatesOf(machine), this.#states.get(machine.id)),
      transitions: shareOf(transitionsOf(machine), this.#transitions.get(machine.id)),
    };
  }
}

/** The flows that walks have to meet. */
export const flowNames = machines.map(({ id }) => id);

function row(name: string, ...cells: string[]): string {
  return [name.padEnd(16), ...cells.map((cell) => cell.padStart(12))].join('');
}

function shareOf(all: readonly string[], seen: ReadonlySet<string> | undefined): Share {
  return [all.filter((one) => seen?.has(one)).length, all.length];
}

function partOf(shares: readonly Share[]): number {
  const sum = (place: 0 | 1) => shares.reduce((total, share) => total + share[place], 0);
  return sum(0) / sum(1);
}

function add(map: Map<string, Set<string>>, key: string, one: string): void {
  const some = map.get(key) ?? new Set();
  map.set(key, some.add(one));
}

function leavesOf({ _nodes }: AnyMachineSnapshot): string[] {
  return _nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'));
}
