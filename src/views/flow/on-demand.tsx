import { type ComponentType, use } from 'react';

/** A component in a chunk of its own, and a way to fetch it before it is shown. */
export interface OnDemand<Props> {
  Component: ComponentType<Props>;
  preload: () => void;
}

/**
 * A component that is fetched when it is first shown or preloaded. A fetch that failed is thrown to
 * the nearest boundary, and made anew when the component is shown again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  let fetched: Promise<ComponentType<Props>> | null = null;
  const get = () => {
    fetched ??= load().catch((error: unknown) => {
      fetched = null;
      throw error;
    });
    return fetched;
  };
  return {
    // biome-ignore lint/correctness/noNestedComponentDefinitions: made once for each chunk, as `lazy` does
    Component: function OnDemand(props: Props) {
      const Loaded = use(get());
      return <Loaded {...props} />;
    },
    preload: () => void get().catch(() => undefined),
  };
}
