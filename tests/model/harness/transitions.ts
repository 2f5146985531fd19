import type {
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { isLeaf, nameOf } from './paths.ts';

/**
 * A transition by where it starts, what triggers it and which of its guarded ways it takes:
 * `enteringPhone · number.submitted · isPossibleNumber`.
 */
export function transitionsOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat().filter(doesSomething).map(keyOf),
  );
}

/** The states that a flow can rest in: leaves that no eventless transition leaves at once. */
export function restingStatesOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .filter((node) => isLeaf(node) && !isTransient(node))
    .map(nameOf);
}

/** Collects the transitions that actors of one machine really take. */
export class TakenTransitions {
  readonly keys = new Set<string>();
  readonly #id: string;

  constructor(machine: AnyStateMachine) {
    this.#id = machine.id;
  }

  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) {
      if (transition.source.machine.id === this.#id) this.keys.add(keyOf(transition));
    }
  };
}

function keyOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const ways = source.transitions.get(eventType) ?? source.always ?? [];
  const way = ways.findIndex(
    (other) => other.guard === transition.guard && other.target === transition.target,
  );
  const place = nameOf(source) || '(anywhere)';
  return [place, trigger(eventType), wayName(transition, way)].join(' · ');
}

function trigger(eventType: string): string {
  if (eventType === '') return '(at once)';
  return eventType.replace(/^xstate\.(done|error)\.actor\./, '$1 ').replace(/^xstate\./, '');
}

function wayName(transition: AnyTransitionDefinition, way: number): string {
  const { guard } = transition;
  if (!guard) return way <= 0 ? 'always' : 'otherwise';
  return typeof guard === 'object' && 'type' in guard ? String(guard.type) : String(guard);
}

function doesSomething({ target, actions }: AnyTransitionDefinition): boolean {
  return target !== undefined || actions.length > 0;
}

function isTransient(node: AnyStateNode): boolean {
  const ways = node.always ?? [];
  return ways.some(({ guard }) => !guard);
}

function nodesOf(root: AnyStateNode): AnyStateNode[] {
  return [root, ...Object.values(root.states).flatMap(nodesOf)];
}
