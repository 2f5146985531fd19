import type { ActorRefLike, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { isOfMachine } from './flows.ts';
import type { World } from './world.ts';

/**
 * The states, by flow, that open only after the service was asked about the token (§2.7, §2.12). A
 * calendar may be open from its start: the flow that opened it has asked.
 */
const doors: Readonly<Record<string, { isOpen: readonly string[]; mayStartOpen: boolean }>> = {
  guard: { isOpen: ['open'], mayStartOpen: false },
  header: { isOpen: ['menuOpen', 'calendarOpen'], mayStartOpen: false },
  calendar: { isOpen: ['open'], mayStartOpen: true },
};

/** Records flows that check the session before they open, and since when they asked. */
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
    const { order } = this.#world.traffic;
    this.#last.set(event.actorRef, { state, since: order });
    if (!door.isOpen.includes(state) || (!last && door.mayStartOpen)) return;
    // A flow that waited nowhere for the answer has none.
    const askedAt = last?.state.startsWith('checking') ? last.since : order;
    const session = this.#world.sessionNow();
    this.#world.note({ type: 'opened', flow: machine.id, askedAt, session });
  }
}

function topOf(value: AnyMachineSnapshot['value']): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');
}
