import { type ReactElement, startTransition, useEffect, useState } from 'react';

/** The number of elements that are rendered at once. */
const slice = 8;

/**
 * The items of a long list, some at once and the others slice by slice: a slow phone paints each, and can
 * answer a touch between them.
 */
export function InSlices({ children }: { children: readonly ReactElement[] }) {
  const [end, setEnd] = useState(slice);
  useEffect(() => {
    // One more than there is: the first new item is rendered with the press that brings it, for its focus.
    if (end <= children.length) startTransition(() => setEnd(end + slice));
  }, [end, children.length]);
  return (
    <>
      {children.slice(0, end)}
      {/* A page that the person comes back to awaits the others (§22.201). */}
      {end < children.length && <template aria-busy />}
    </>
  );
}
