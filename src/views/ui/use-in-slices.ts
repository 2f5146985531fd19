import { useDeferredValue } from 'react';

/**
 * Turns true in a render of its own, which is made in slices: a slow phone paints the press first,
 * and can answer a touch meanwhile. Turns false at once.
 */
export function useInSlices(isWanted: boolean): boolean {
  const isMade = useDeferredValue(isWanted, false);
  return isWanted && isMade;
}
