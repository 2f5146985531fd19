import type { ActorRefLike, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { World } from './world/world.ts';

/**
 * The states that nobody comes to before the token was asked about, by flow (specification, 2). A
 * calendar may be open from its start: who opened it has asked.
 */
const doors: Readonly<Record<string, { isOpen: readonly string[]; mayStartOpen: boolean }>> = {
  guard: { isOpen: ['open'], mayStartOpen: false },
  header: { isOpen: ['menuOpen', 'calendarOpen'], mayStartOpen: false },
  calendar: { isOpen: ['open'], mayStartOpen: true },
};

/** Watches the flows that let nobody by unasked, and notes whom they let by, and since when they asked. */
export class Gates {
  readonly #world: World;
  readonly #last = new WeakMap<ActorRefLike, { state: string; since: number }>();

  constructor(world: World) {
    this.#world = world;
  }

  hear(event: InspectionEvent): void {
    if (event.type !== '@xstate.snapshot' || !isOfMachine(event.snapshot)) return;
    const { machine, value } = event.snapshot;
    const door = doors[machine.id];
    if (!door) return;
    const state = topOf(value);
    const last = this.#last.get(event.actorRef);
    if (last?.state === state) return;
    const { order } = this.#world.network;
    this.#last.set(event.actorRef, { state, since: order });
    if (!door.isOpen.includes(state) || (!last && door.mayStartOpen)) return;
    // Who did not wait anywhere for the answer has none.
    const askedAt = last?.state.startsWith('checking') ? last.since : order;
    const session = this.#world.sessionNow();
    this.#world.note({ type: 'opened', flow: machine.id, askedAt, session });
  }
}

function topOf(value: AnyMachineSnapshot['value']): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');
}

function isOfMachine(snapshot: object): snapshot is AnyMachineSnapshot {
  return 'machine' in snapshot;
}
