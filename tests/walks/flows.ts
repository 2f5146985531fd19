import type { ActorRefLike, AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';

/** The flows that live on the screen, as they tell of themselves. */
export class Flows {
  readonly #live = new Set<ActorRefLike>();

  hear(event: InspectionEvent): void {
    if (event.type !== '@xstate.snapshot' || !isOfMachine(event.snapshot)) return;
    const { status } = event.snapshot;
    // A flow that broke down stays, for the rule that looks for it.
    if (status === 'active' || status === 'error') this.#live.add(event.actorRef);
    else this.#live.delete(event.actorRef);
  }

  /** Every flow at this moment. */
  snapshots(): AnyMachineSnapshot[] {
    return [...this.#live].map((actor) => (actor as AnyActorRef).getSnapshot());
  }

  /** The booking that is on the screen. */
  booking(): ActorRefLike | null {
    const isBooking = (actor: ActorRefLike) =>
      /^(service|resource)Booking$/.test((actor as AnyActorRef).getSnapshot().machine.id);
    return [...this.#live].find(isBooking) ?? null;
  }

  /** The page is gone. */
  clear(): void {
    this.#live.clear();
  }
}

/** Whether a snapshot is one of a state machine. */
export function isOfMachine(snapshot: object): snapshot is AnyMachineSnapshot {
  return 'machine' in snapshot;
}
