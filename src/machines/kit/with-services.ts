import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate';

/** Actors by the names of their ports. */
export type ActorRecord = Readonly<Record<string, AnyActorLogic>>;

/**
 * The machine with its ports filled from one flat record, by name, and so in every machine that it
 * invokes in turn.
 */
export function withServices<Machine extends AnyStateMachine>(
  machine: Machine,
  services: ActorRecord,
): Machine {
  const ports: Record<string, unknown> = machine.implementations.actors;
  const actors = Object.entries(ports).map(([name, logic]) => [
    name,
    services[name] ?? (logic instanceof StateMachine ? withServices(logic, services) : logic),
  ]);
  // The library types the copy by the machine's parts, not by the machine.
  return machine.provide({ actors: Object.fromEntries(actors) }) as Machine;
}
