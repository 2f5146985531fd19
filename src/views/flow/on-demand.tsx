import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react';
import { useAwaited } from './on-the-way.tsx';

/** A component in its own chunk, with a way to fetch it before it is shown. */
export interface OnDemand<Props> {
  Component: ComponentType<Props>;
  preload: () => void;
  /** Resolves once the component would be shown without waiting; rejects with a `ChunkFailure`. */
  arrival: () => Promise<unknown>;
}

/** Before a failed fetch is repeated, in milliseconds. */
const pause = 1_000;

/** A chunk of the app could not be fetched. */
export class ChunkFailure extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be fetched.', { cause });
    this.name = 'ChunkFailure';
  }
}

/** Whether what is shown opens over the page, which says that it is on its way where nothing stands for it. */
export const OverPage = createContext(false);

/**
 * A component that is fetched when it is first shown or preloaded; `waiting` is shown until then, and
 * may depend on the component's properties. A failed fetch is repeated once; the second failure is
 * thrown to the nearest boundary as a `ChunkFailure`, and both tries are made again when the component
 * is shown again (§11.3). Not React's `lazy`, whose component appears a third of a second late after a
 * suspension and stays failed.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode | ((props: Props) => ReactNode) = null,
): OnDemand<Props> {
  let arrived: ComponentType<Props> | null = null;
  let fetching: Promise<ComponentType<Props>> | null = null;
  const fetchOnce = () => {
    fetching ??= load()
      .catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(load))
      .then(
        (component) => {
          arrived = component;
          return component;
        },
        (cause: unknown) => {
          fetching = null;
          throw new ChunkFailure(cause);
        },
      );
    return fetching;
  };

  function Component(props: Props) {
    const [Loaded, setLoaded] = useState(() => arrived);
    const [failure, setFailure] = useState<unknown>(null);
    useAwaited(use(OverPage) && Loaded === null && waiting === null);
    useEffect(() => {
      let isWanted = Loaded === null;
      if (!isWanted) return;
      fetchOnce().then(
        // In slices, so that a slow phone can answer a touch between them.
        (component) => isWanted && startTransition(() => setLoaded(() => component)),
        (error: unknown) => isWanted && setFailure(error),
      );
      return () => {
        isWanted = false;
      };
    }, [Loaded]);
    if (failure !== null) throw failure;
    if (Loaded) return <Loaded {...props} />;
    return typeof waiting === 'function' ? waiting(props) : waiting;
  }

  return {
    Component,
    preload: () => void fetchOnce().catch(() => undefined),
    arrival: fetchOnce,
  };
}
