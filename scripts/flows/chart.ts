import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { keyOf, nameOf } from '../../src/inspection/transitions.ts';
import { type FlowCoverage, type Standing, standingsOf } from './coverage.ts';

/** One flow as it is drawn and listed. */
export interface Chart {
  id: string;
  root: ChartState;
  /** All states, the root first, each before those inside it. */
  states: ChartState[];
}

export interface ChartState {
  /** The flow's id and the state's path: `otp.entering.code`. */
  id: string;
  /** The path alone; empty for the flow itself. */
  path: string;
  name: string;
  description: string;
  kind: AnyStateNode['type'];
  isInitial: boolean;
  tags: string[];
  /** The actors that run while the state lasts. */
  calls: string[];
  entry: string[];
  exit: string[];
  transitions: ChartTransition[];
  states: ChartState[];
}

export interface ChartTransition {
  key: string;
  trigger: string;
  /**
   * The name of its guard, or 'otherwise' after guarded transitions; null if it is always taken.
   */
  condition: string | null;
  /** Ids of its target states; empty if the flow stays in its state. */
  targets: string[];
  isReentering: boolean;
  actions: string[];
  /** Whether it handles an unexpected failure. */
  isFailure: boolean;
  standings: Standing[];
}

/** Reads a chart from a machine, with its coverage by tests. */
export function chartOf(machine: AnyStateMachine, coverage: FlowCoverage | undefined): Chart {
  const root = stateOf(machine.root, coverage);
  return { id: machine.id, root, states: withInner(root) };
}

function withInner(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(withInner)];
}

function stateOf(node: AnyStateNode, coverage: FlowCoverage | undefined): ChartState {
  const transitions = [...node.transitions.values(), node.always ?? []].flat();
  return {
    id: idOf(node),
    path: nameOf(node),
    name: node.key,
    description: node.description ?? '',
    kind: node.type,
    isInitial: node.parent?.initial?.target?.includes(node) ?? false,
    tags: [...node.tags],
    calls: node.invoke.map(({ src }) => String(src)),
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    transitions: transitions.map((transition) => transitionOf(transition, coverage)),
    states: Object.values(node.states).map((inner) => stateOf(inner, coverage)),
  };
}

function transitionOf(
  transition: AnyTransitionDefinition,
  coverage: FlowCoverage | undefined,
): ChartTransition {
  const { source, eventType, target, actions, reenter } = transition;
  const key = keyOf(transition);
  const isIdle = target === undefined && actions.length === 0;
  return {
    key,
    trigger: triggerOf(source, eventType),
    condition: conditionOf(key),
    targets: (target ?? []).map(idOf),
    isReentering: reenter,
    actions: namesOf(actions),
    isFailure: eventType.startsWith('xstate.error.'),
    standings: isIdle ? [] : standingsOf(coverage, key),
  };
}

function idOf(node: AnyStateNode): string {
  return [node.machine.id, ...node.path].join('.');
}

/**
 * A transition's trigger in words: `number.submitted`, `checkUser done`, `after 30 s
 * (resendPause)`.
 */
function triggerOf(source: AnyStateNode, eventType: string): string {
  if (eventType === '') return 'at once';
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (end) return `${actor} ${end === 'done' ? 'done' : 'failed'}`;
  if (eventType.startsWith('xstate.done.state.')) return 'all inside is over';
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(eventType) ?? [];
  if (!delay) return eventType;
  const length: unknown = source.machine.implementations.delays[delay];
  return typeof length === 'number' ? `after ${length / 1000} s (${delay})` : `after ${delay}`;
}

/** A key ends with the guard's name, or with 'always' or 'otherwise'. */
function conditionOf(key: string): string | null {
  const condition = key.split(' · ').at(-1) ?? '';
  return condition === 'always' ? null : condition;
}

/** The named actions, each once; XState adds functions that start and cancel a delay. */
function namesOf(actions: readonly unknown[]): string[] {
  const names = actions.flatMap((action) => {
    if (typeof action === 'string') return action;
    return typeof action === 'object' && action !== null && 'type' in action
      ? String(action.type)
      : [];
  });
  return [...new Set(names)];
}
