import { useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { useInSlices } from '../ui/use-in-slices.ts';

/** What a selector reads of an actor. */
type Seen<Actor extends AnyActorRef> = Pick<Actor, 'getSnapshot' | 'subscribe'>;

/**
 * An actor as it is when the component is first rendered, until that is on the screen, and then the actor
 * itself. React begins a render in slices anew when something that it has read changes meanwhile.
 */
export function useStill<Actor extends AnyActorRef>(actor: Actor): Seen<Actor> {
  const [still] = useState(() => stillOf(actor));
  return useInSlices(true) ? actor : still;
}

function stillOf<Actor extends AnyActorRef>(actor: Actor): Seen<Actor> {
  const snapshot = actor.getSnapshot();
  return {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
}
