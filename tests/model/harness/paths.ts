import { getShortestPaths } from '@xstate/graph';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
} from 'xstate';
import { isLeaf, nameOf } from '../../../src/inspection/transitions.ts';

/** The results of an invoked actor to try, by the name of the case; or why it has none of a kind. */
export interface ActorCases {
  /** The actor does what it was asked. */
  succeeds: Cases | string;
  /** The actor resolves to an expected refusal, which a guard routes. */
  refuses: Cases | string;
  /** The actor rejects, which no outcome expects: with any error, unless it is said. */
  fails?: Cases | string;
}

type Cases = Readonly<Record<string, unknown>>;

type OwnEvents<Machine extends AnyStateMachine> = EventFromLogic<Machine>;

/** The types of those events that have a payload. */
type TypeWithPayload<Event extends EventObject> = Event extends EventObject
  ? keyof Omit<Event, 'type'> extends never
    ? never
    : Event['type']
  : never;

/**
 * What paths are generated from: for every event of the machine the payloads to try, complete by type,
 * and for every actor that it invokes the results.
 */
export interface FlowModel<Machine extends AnyStateMachine> {
  machine: Machine;
  /** Starting points by name; `recipient` gets the flow's events. Most flows have one. */
  inputs: Readonly<Record<string, (recipient: AnyActorRef) => InputFrom<Machine>>>;
  /** The payloads of each event that has one; an event without is tried as it is, or never. */
  events: {
    readonly [Type in TypeWithPayload<OwnEvents<Machine>>]: readonly Omit<
      Extract<OwnEvents<Machine>, { type: Type }>,
      'type'
    >[];
  } & {
    readonly [Type in Exclude<
      OwnEvents<Machine>['type'],
      TypeWithPayload<OwnEvents<Machine>>
    >]?: readonly [];
  };
  actors: Readonly<Record<string, ActorCases>>;
  /** Invoked actors that live as long as the flow and never resolve: they listen. */
  listeners?: readonly string[];
  /** The longest that a delay which depends on the context lasts, in milliseconds. */
  delays?: Readonly<Record<string, number>>;
  /** Rules out what time or the world cannot do: a long delay that ends before a shorter one. */
  isPossible?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
}

interface Step {
  event: AnyEventObject;
  /** The snapshot that follows by the pure machine. */
  snapshot: AnyMachineSnapshot;
}

export interface Path<Machine extends AnyStateMachine = AnyStateMachine> {
  title: string;
  /** Which of the model's starting points it begins at. */
  inputName: string;
  input: (recipient: AnyActorRef) => InputFrom<Machine>;
  start: AnyMachineSnapshot;
  steps: Step[];
}

/** The recipient while paths are generated, when no test reads what a flow sends. */
const unreadRecipient = createEmptyActor();

/** More distinct situations than this mean an unbounded context. */
const limit = 5_000;

/**
 * The shortest paths that take every transition from every situation it can be taken in: situations
 * are told apart by value, context and the edge that led there. A path ends where it comes to what
 * an earlier starting point has shown already, and the beginnings of other paths are left out.
 */
export function pathsOf<Machine extends AnyStateMachine>(
  model: FlowModel<Machine>,
): Path<Machine>[] {
  const shown = new Set<string>();
  return Object.entries(model.inputs).flatMap(([inputName, input]) => {
    const walks = walksOf(model, input).map((walk) => untilShown(walk, shown));
    for (const step of walks.flat()) shown.add(step.key);
    return withoutBeginnings(walks).map((walk) => toPath(inputName, input, walk));
  });
}

/** A short name of an event: its type, and its payload where it has one. */
export function edge(event: AnyEventObject): string {
  const { type, ...payload } = event;
  if (type.startsWith('xstate.init')) return 'start';
  if (type.startsWith('xstate.error.actor.')) {
    return `${type.slice('xstate.error.actor.'.length)} fails (${String(payload.error)})`;
  }
  if (type.startsWith('xstate.done.actor.')) {
    return `${type.slice('xstate.done.actor.'.length)} → ${brief(payload.output)}`;
  }
  if (type.startsWith('xstate.after.')) return `after ${type.split('.')[2]}`;
  return Object.keys(payload).length > 0 ? `${type} ${brief(payload)}` : type;
}

/** Value and context as text; actors are left out, since they are no data. */
function situation(snapshot: AnyMachineSnapshot): string {
  return `${stateOf(snapshot)} ${JSON.stringify(snapshot.context, withoutActors)}`;
}

/** Leaves actors out of a JSON text. */
export function withoutActors(_key: string, value: unknown): unknown {
  // An actor's own JSON is a mark and its number.
  const isActor = typeof value === 'object' && value !== null && 'xstate$$type' in value;
  return isActor ? undefined : value;
}

/** The leaf states that a snapshot is in, as paths from the root. */
export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.filter(isLeaf).map(nameOf).sort();
}

interface WalkStep {
  event: AnyEventObject;
  state: AnyMachineSnapshot;
  /** What tells this step from all others. */
  key: string;
}

function walksOf<Machine extends AnyStateMachine>(
  model: FlowModel<Machine>,
  input: Path<Machine>['input'],
): WalkStep[][] {
  const found = getShortestPaths(model.machine, {
    input: input(unreadRecipient),
    limit,
    events: (snapshot: AnyMachineSnapshot) => possibleEvents(model, snapshot) as never,
    serializeState: stepKey,
    serializeEvent: edge,
  });
  return found.map(({ steps }) =>
    steps.map(({ event, state }, index) => ({
      event,
      state,
      key: stepKey(state, event, steps[index - 1]?.state),
    })),
  );
}

function stepKey(
  state: AnyMachineSnapshot,
  event: AnyEventObject | undefined,
  previous: AnyMachineSnapshot | undefined,
): string {
  return [situation(state), event && edge(event), previous && stateOf(previous)].join(' | ');
}

/** A walk up to and with its first step, after the start, that was shown before. */
function untilShown(walk: WalkStep[], shown: ReadonlySet<string>): WalkStep[] {
  const end = walk.findIndex(({ key }, index) => index > 0 && shown.has(key));
  return end < 0 ? walk : walk.slice(0, end + 1);
}

function withoutBeginnings(walks: WalkStep[][]): WalkStep[][] {
  const names = walks.map((walk) => walk.map(({ event }) => edge(event)).join(' > '));
  return walks.filter((_, index) => {
    const name = names[index] ?? '';
    return names.indexOf(name) === index && !names.some((other) => other.startsWith(`${name} > `));
  });
}

function possibleEvents<Machine extends AnyStateMachine>(
  model: FlowModel<Machine>,
  snapshot: AnyMachineSnapshot,
): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  const types = new Set(snapshot._nodes.flatMap((node) => node.ownEvents));
  return [...types]
    .flatMap((type) => casesOf(model, type))
    .filter((event) => snapshot.can(event) && (model.isPossible?.(snapshot, event) ?? true));
}

function casesOf<Machine extends AnyStateMachine>(
  { events, actors }: FlowModel<Machine>,
  type: string,
): readonly AnyEventObject[] {
  const done = type.match(/^xstate\.done\.actor\.(.+)$/)?.[1];
  if (done) {
    const { succeeds, refuses } = casesOfActor(actors, done);
    return [...valuesOf(succeeds), ...valuesOf(refuses)].map((output) => ({ type, output }));
  }
  const failed = type.match(/^xstate\.error\.actor\.(.+)$/)?.[1];
  if (failed) {
    const { fails = { broken: new Error('broken') } } = casesOfActor(actors, failed);
    return valuesOf(fails).map((error) => ({ type, error }));
  }
  if (type.startsWith('xstate.after.')) return [{ type }];
  const own = Object.entries<readonly object[]>(events).find(([name]) => name === type);
  const [, payloads] = own ?? [type, [{}]];
  return payloads.map((payload) => ({ type, ...payload }));
}

function casesOfActor(actors: Readonly<Record<string, ActorCases>>, id: string): ActorCases {
  const cases = actors[id];
  if (!cases) throw new Error(`The model has no cases for the actor ${id}.`);
  return cases;
}

function valuesOf(cases: Cases | string): unknown[] {
  return typeof cases === 'string' ? [] : Object.values(cases);
}

function toPath<Machine extends AnyStateMachine>(
  inputName: string,
  input: Path<Machine>['input'],
  walk: readonly WalkStep[],
): Path<Machine> {
  const [first, ...rest] = walk;
  if (!first) throw new Error('A path begins with a state.');
  const title = [inputName, ...rest.map(({ event }) => edge(event))].join(' › ');
  const steps = rest.map(({ event, state }) => ({ event, snapshot: state }));
  return { title, inputName, input, start: first.state, steps };
}

function stateOf(snapshot: AnyMachineSnapshot): string {
  return JSON.stringify(snapshot.value);
}

function brief(payload: unknown): string {
  return JSON.stringify(payload, withoutActors) ?? 'nothing';
}
