import { describe, expect, it } from 'vitest';
import { type AnyStateNode, type AnyTransitionDefinition, StateMachine } from 'xstate';
import { machines } from '../../scripts/flows/machines.ts';

const codes: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  '../../docs/flows/*.js',
  { eager: true },
);

describe('Flows: the code for Stately’s importer', () => {
  it.each(machines)('makes the same machine as $file when it is run', ({ file, machine }) => {
    const rebuilt = codes[`../../docs/flows/${file}.js`]?.[`${machine.id}Machine`];
    if (!(rebuilt instanceof StateMachine))
      throw new Error(`docs/flows/${file}.js makes no machine: run npm run flows.`);
    expect(statesOf(rebuilt.root), 'the code is not current: run npm run flows').toEqual(
      statesOf(machine.root),
    );
    expect(statesOf(machine.root).length).toBeGreaterThan(1);
  });

  it.each(machines)(
    'of $file leaves out only functions for context, input, output and params',
    ({ machine }) => {
      const computed = ['context', 'input', 'output', 'params'];
      expect(functionsIn(machine.config).filter((name) => !computed.includes(name))).toEqual([]);
    },
  );
});

/** The names under which a configuration holds functions. */
function functionsIn(config: unknown, name = ''): string[] {
  if (typeof config === 'function') return [name];
  if (typeof config !== 'object' || config === null) return [];
  return Object.entries(config).flatMap(([key, value]) => functionsIn(value, key));
}

function statesOf(node: AnyStateNode): object[] {
  return [stateOf(node), ...Object.values(node.states).flatMap(statesOf)];
}

function stateOf(node: AnyStateNode) {
  const transitions = [...node.transitions.values(), node.always ?? []].flat();
  return {
    id: node.id,
    path: node.path,
    kind: node.type,
    description: node.description,
    tags: node.tags,
    initial: node.initial?.target?.map(({ id }) => id),
    entry: node.entry.map(plain),
    exit: node.exit.map(plain),
    calls: node.invoke.map(({ id, src }) => ({ id, src })),
    transitions: transitions.map(transitionOf),
  };
}

function transitionOf(transition: AnyTransitionDefinition) {
  const { source, eventType, target, guard, actions, reenter, description } = transition;
  return {
    source: source.id,
    eventType,
    targets: target?.map(({ id }) => id),
    guard: plain(guard),
    actions: actions.map(plain),
    reenter,
    description,
  };
}

/** A guard or an action by its name, with its parameters that are not computed. */
function plain(part: unknown): unknown {
  if (typeof part === 'string') return { type: part };
  if (typeof part === 'function') return { type: Reflect.get(part, 'type') };
  return JSON.parse(JSON.stringify(part ?? null));
}
