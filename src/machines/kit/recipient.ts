import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** An actor that accepts these events. */
export type Recipient<Event extends EventObject> = ActorRef<Snapshot<unknown>, Event, EventObject>;
