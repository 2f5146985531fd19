import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/**
 * A transition by where it starts, what triggers it and which of its guarded ways it takes:
 * `enteringPhone · number.submitted · isPossibleNumber`. The root of a flow is `(anywhere)`, no
 * trigger is `(at once)`; a way without a guard is `always`, or `otherwise` after guarded ones.
 */
export function keyOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const place = nameOf(source) || '(anywhere)';
  return [place, trigger(eventType), wayName(transition)].join(' · ');
}

/** Every transition of a machine that leads somewhere or does something, by its key. */
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

/** A state's path from the root; the root's own is empty. */
export function nameOf(node: AnyStateNode): string {
  return node.path.join('.');
}

/** Whether a state has no states inside it. */
export function isLeaf(node: AnyStateNode): boolean {
  return node.type === 'atomic' || node.type === 'final';
}

function trigger(eventType: string): string {
  if (eventType === '') return '(at once)';
  return eventType.replace(/^xstate\.(done|error)\.actor\./, '$1 ').replace(/^xstate\./, '');
}

function wayName(transition: AnyTransitionDefinition): string {
  const { guard, source, eventType } = transition;
  if (guard) return typeof guard === 'object' && 'type' in guard ? guard.type : String(guard);
  const ways = source.transitions.get(eventType) ?? source.always ?? [];
  const way = ways.findIndex((other) => !other.guard && other.target === transition.target);
  return way <= 0 ? 'always' : 'otherwise';
}

function doesSomething({ target, actions }: AnyTransitionDefinition): boolean {
  return target !== undefined || actions.length > 0;
}

function isTransient(node: AnyStateNode): boolean {
  return (node.always ?? []).some(({ guard }) => !guard);
}

function nodesOf(root: AnyStateNode): AnyStateNode[] {
  return [root, ...Object.values(root.states).flatMap(nodesOf)];
}
