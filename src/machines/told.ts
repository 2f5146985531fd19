import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** Somebody whom a flow tells: all that is known of them is which events they take. */
export type Told<Event extends EventObject> = ActorRef<Snapshot<unknown>, Event, EventObject>;
