import type { ActorRefLike, AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate';

/** An unexpected error, and in which states of the flows it came. */
export interface Unexpected {
  error: unknown;
  /** The flow, its state and the call that failed in it; null for an error of the page itself. */
  step: string | null;
  /** The running flows with their states. */
  states: readonly string[];
  /** The path of the page's address at that moment. */
  path: string;
}

export interface Watch {
  /** The path of the page's address at the start: the app may lead to another before anything is told. */
  began: string;
  /** Hears what every flow does. */
  inspect: (event: InspectionEvent) => void;
  states: () => string[];
  /** Tells of the errors until now, and of each from now on. */
  listen: (tell: (seen: Unexpected) => void) => void;
}

/** So many errors are kept for a listener that is still to come. */
const maxEarly = 10;

/**
 * Watches for unexpected errors from the start of the page on: what is thrown and not caught, and what
 * ends in an `onError` of a flow. Of flows it takes the names of states and calls, never the context
 * or an event.
 */
export function watchErrors(): Watch {
  const running = new Set<ActorRefLike>();
  const early: Unexpected[] = [];
  let tell = (seen: Unexpected) => {
    if (early.length < maxEarly) early.push(seen);
  };
  const states = () => [...running].flatMap((flow) => stateOf(flow) ?? []);
  const see = (error: unknown, step: string | null = null) =>
    tell({ error, step, states: states(), path: location.pathname });
  addEventListener('error', ({ error }) => see(error));
  addEventListener('unhandledrejection', ({ reason }) => see(reason));
  return {
    began: location.pathname,
    inspect(seen) {
      if (seen.type !== '@xstate.event') return;
      const { actorRef, event } = seen;
      if (event.type === 'xstate.init') {
        for (const flow of running) if (stateOf(flow) === null) running.delete(flow);
        running.add(actorRef);
      } else if (event.type.startsWith(failed)) {
        const state = stateOf(actorRef);
        if (state) see(event.error, `${state}: ${event.type.slice(failed.length)}`);
      }
    },
    states,
    listen(listener) {
      tell = listener;
      for (const seen of early.splice(0)) tell(seen);
    },
  };
}

const failed = 'xstate.error.actor.';

/** A running flow and its state, such as `login: asking.checkingUser`; null for any other actor. */
function stateOf(actor: ActorRefLike): string | null {
  const snapshot: object = actor.getSnapshot();
  if (!isOfMachine(snapshot) || snapshot.status !== 'active') return null;
  return `${snapshot.machine.id}: ${regionsOf(snapshot.value).join(' + ')}`;
}

function isOfMachine(snapshot: object): snapshot is AnyMachineSnapshot {
  return 'machine' in snapshot;
}

/** Each region of a state as a path, such as `shown.clock.active`. */
function regionsOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) => {
    const below = inner ? regionsOf(inner) : [];
    return below.length > 0 ? below.map((path) => `${name}.${path}`) : [name];
  });
}
