import type { ActorRefLike, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { masked } from './mask.ts';
import type { FlowMessage } from './message.ts';
import { keyOf } from './transitions.ts';

/** Receives inspection events and lists the running flows. */
interface Observer {
  inspect: (event: InspectionEvent) => void;
  /** The last message of every running flow. */
  living: () => FlowMessage[];
}

/** Reports every step of every started flow; `tab` begins the session ids of this tab's actors. */
export function createObserver(tab: string, tell: (message: FlowMessage) => void): Observer {
  const sessions = new WeakMap<ActorRefLike, string>();
  const living = new Map<string, FlowMessage>();
  // Transitions taken at creation, reported at the start: many actors are created and never
  // started.
  const early = new WeakMap<ActorRefLike, string[]>();
  let count = 0;

  const step = (
    actor: ActorRefLike,
    event: AnyEventObject,
    snapshot: AnyMachineSnapshot,
    taken: string[],
  ) => {
    const session = sessions.get(actor) ?? `${tab}.${++count}`;
    sessions.set(actor, session);
    const { value, status, machine } = snapshot;
    const message = { flow: machine.id, session, value, event: masked(event), taken, status };
    if (status === 'active') living.set(session, message);
    else living.delete(session);
    tell(message);
  };

  return {
    inspect: (seen) => {
      if (seen.type !== '@xstate.microstep' && seen.type !== '@xstate.snapshot') return;
      const { actorRef, event, snapshot } = seen;
      if (!isOfMachine(snapshot)) return;
      const isMaking = event.type === 'xstate.init';
      if (seen.type === '@xstate.microstep') {
        const taken = seen._transitions.map(keyOf);
        if (isMaking) early.set(actorRef, [...(early.get(actorRef) ?? []), ...taken]);
        else step(actorRef, event, snapshot, taken);
      } else if (isMaking) {
        step(actorRef, event, snapshot, early.get(actorRef) ?? []);
        early.delete(actorRef);
      }
    },
    living: () => [...living.values()],
  };
}

function isOfMachine(snapshot: object): snapshot is AnyMachineSnapshot {
  return 'machine' in snapshot;
}
