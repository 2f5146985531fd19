import { type ComponentType, use } from 'react';

/** A component in a chunk of its own, and a way to fetch it before it is shown. */
export interface OnDemand<Props> {
  Component: ComponentType<Props>;
  preload: () => void;
}

/** A chunk that did not arrive; once it is forgotten, showing its component fetches it anew. */
export class ChunkFailure extends Error {
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the app could not be fetched.', { cause });
    this.name = 'ChunkFailure';
    this.forget = forget;
  }
}

/**
 * A component that is fetched when it is first shown or preloaded. A fetch that failed is thrown to
 * the nearest boundary as a `ChunkFailure`, and stays failed until that forgets it: to fetch again
 * by itself would ask without end.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  let fetched: Promise<ComponentType<Props>> | null = null;
  let arrived: ComponentType<Props> | null = null;
  const forget = () => {
    fetched = null;
  };
  const get = () => {
    fetched ??= load().then(
      (component) => {
        arrived = component;
        return component;
      },
      (cause: unknown) => {
        throw new ChunkFailure(cause, forget);
      },
    );
    return fetched;
  };
  return {
    Component: function OnDemand(props: Props) {
      // What is here already is shown at once: to suspend for it would cost a third of a second.
      const Loaded = arrived ?? use(get());
      return <Loaded {...props} />;
    },
    preload: () => void get().catch(forget),
  };
}
