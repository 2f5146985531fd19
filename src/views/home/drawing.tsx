import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Boundary } from '../flow/boundary.tsx';
import { useEnvironment } from '../flow/environment.ts';

interface DrawingProps {
  className: string;
  /** The drawing, which fetches its code when it is shown. */
  children: ReactNode;
  /** In its place where its code cannot be fetched. */
  waiting: ReactNode;
}

/**
 * A drawing. Where the page's HTML has it, it is left as it stands, so that its code does not travel
 * with the page.
 */
export function Drawing({ className, children, waiting }: DrawingProps) {
  const { prerendered } = useEnvironment();
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isKept] = useState(isHydrating && prerendered !== undefined);
  if (isKept)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what stands there is kept
    return <span className={className} dangerouslySetInnerHTML={unknown} />;
  return (
    <span className={className}>
      <Boundary fallback={() => waiting}>{children}</Boundary>
    </span>
  );
}

/** React takes over an element with a content of its own as it finds it. */
const unknown = { __html: '' };

function neverChanges() {
  return () => undefined;
}
