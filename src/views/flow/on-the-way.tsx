import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/** The number of things that are on their way. */
let awaited = 0;

/** While it is true the root element has `data-awaiting`: dots over the page say that something is on its way. */
export function useAwaited(isAwaited: boolean): void {
  useEffect(() => {
    if (!isAwaited) return undefined;
    const { dataset } = document.documentElement;
    awaited += 1;
    dataset.awaiting = '';
    return () => {
      awaited -= 1;
      if (awaited === 0) delete dataset.awaiting;
    };
  }, [isAwaited]);
}

/**
 * Stands in the place of what a press was to open, until that comes: on a slow phone its person may be on
 * another page by then, over which it would open.
 */
export function OnTheWay({ onLeft }: { onLeft: () => void }) {
  useAwaited(true);
  return <PageLeft onLeft={onLeft} />;
}

/** Tells once the person is on another page. */
export function PageLeft({ onLeft }: { onLeft: () => void }) {
  const [path] = useLocation();
  const [from] = useState(path);
  useEffect(() => {
    if (path !== from) onLeft();
  });
  return null;
}
