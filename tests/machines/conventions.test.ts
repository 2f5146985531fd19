import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';

/** A machine with a target that does not exist throws where it is made, and so fails all of these. */
const modules: Readonly<Record<string, Record<string, unknown>>> = import.meta.glob(
  '../../src/machines/*.ts',
  { eager: true },
);

const machines = Object.entries(modules).flatMap(([path, exported]) =>
  Object.values(exported)
    .filter((value) => value instanceof StateMachine)
    .map((machine): [string, AnyStateMachine] => [basename(path, '.ts'), machine]),
);

it('Flows: every file of src/machines has one machine, which is held to the conventions', () => {
  const files = Object.keys(modules).map((path) => basename(path, '.ts'));
  expect(machines.map(([file]) => file)).toEqual(files);
});

describe.each(machines)('the flow %s', (file, machine) => {
  const nodes = nodesOf(machine.root);
  const states = nodes.filter((node) => node !== machine.root && node.type !== 'parallel');
  const transitions = nodes.flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat(),
  );

  it('carries the name of its file', () => {
    expect(machine.id).toBe(file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
  });

  it('says of every state what it is, in one sentence', () => {
    const leaves = states.filter(({ initial, states: inner }) => !initial || !isRegion(inner));
    const silent = leaves.filter(({ description }) => !/^[A-Z][^.]*\.$/.test(description ?? ''));
    expect(silent.map(({ id }) => id)).toEqual([]);
    expect(machine.root.description ?? '').not.toBe('');
  });

  it('names what it calls as the services name it, and knows what to do when it fails', () => {
    for (const { invoke, transitions: ways } of nodes) {
      for (const { id, src } of invoke) {
        expect(id).toBe(src);
        expect([...ways.keys()]).toContain(`xstate.error.actor.${id}`);
        expect(Object.keys(machine.implementations.actors)).toContain(src);
      }
    }
  });

  it('calls its events noun.verb', () => {
    const own = transitions.map(({ eventType }) => eventType).filter((type) => type !== '');
    const foreign = own.filter((type) => !/^[a-z]+[A-Za-z]*\.[a-z][A-Za-z]*$/.test(type));
    expect(foreign.filter((type) => !type.startsWith('xstate.'))).toEqual([]);
  });

  it('has nothing nameless in its configuration', () => {
    expect(namelessIn(machine.config)).toEqual([]);
  });

  it('names only guards, actions and delays that it has', () => {
    const { guards, actions, delays } = machine.implementations;
    expect(transitions.flatMap(({ guard }) => nameOf(guard) ?? [])).toSatisfy(allIn(guards));
    const named = [
      ...transitions.flatMap((transition) => transition.actions),
      ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ];
    const own = named.flatMap((action) => nameOf(action) ?? []);
    expect(own).toSatisfy(allIn(actions));
    expect(nodes.flatMap(({ config }) => Object.keys(config.after ?? {}))).toSatisfy(allIn(delays));
  });
});

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** A region of a parallel state is not a state that a person can point at; its states are. */
function isRegion(states: AnyStateNode['states']): boolean {
  return Object.keys(states).length > 0;
}

const nameless = new Set(['guard', 'actions', 'entry', 'exit', 'after']);

/** Where a configuration holds a function in the place of a name. */
function namelessIn(config: unknown, path: readonly string[] = []): string[] {
  if (typeof config === 'function') {
    return path.some((key) => nameless.has(key)) && !path.includes('params')
      ? [path.join('.')]
      : [];
  }
  if (typeof config !== 'object' || config === null) return [];
  return Object.entries(config).flatMap(([key, value]) => namelessIn(value, [...path, key]));
}

function nameOf(part: unknown): string | null {
  if (typeof part === 'string') return part;
  const isNamed = typeof part === 'object' && part !== null && 'type' in part;
  return isNamed ? String(part.type) : null;
}

function allIn(implementations: object) {
  return (names: string[]) => names.every((name) => name in implementations);
}
