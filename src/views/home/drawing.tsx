import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react';
import { Boundary } from '../flow/boundary.tsx';
import { useEnvironment } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';

export interface Drawing {
  Component: ComponentType;
  /** Resolves once the drawing would be shown without waiting. */
  arrival: () => Promise<unknown>;
}

/**
 * A drawing without behaviour. Where the page's HTML has it, it is left as it stands, so that its code
 * does not travel with the page; elsewhere its code is fetched, and `waiting` keeps its place.
 */
export function drawing(load: () => Promise<ComponentType>, waiting: ReactNode): Drawing {
  const fetched = onDemand(load, waiting);
  function Component() {
    const { prerendered } = useEnvironment();
    const isHydrating = useSyncExternalStore(
      neverChanges,
      () => false,
      () => true,
    );
    const [isKept] = useState(isHydrating && prerendered !== undefined);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what stands there is kept
    if (isKept) return <span className="drawing" dangerouslySetInnerHTML={unknown} />;
    return (
      <span className="drawing">
        <Boundary fallback={() => waiting}>
          <fetched.Component />
        </Boundary>
      </span>
    );
  }
  return { Component, arrival: fetched.arrival };
}

/** React takes over an element with a content of its own as it finds it. */
const unknown = { __html: '' };

function neverChanges() {
  return () => undefined;
}
