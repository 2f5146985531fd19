import type { KeyboardEvent } from 'react';

/**
 * Whether this key opens the menu of its button. The key makes no click then: that would count as a
 * screen reader's for React Aria, which moves the focus late after one.
 */
export function takeMenuKey(event: KeyboardEvent): boolean {
  const isTaken = ['Enter', ' ', 'ArrowDown'].includes(event.key);
  if (isTaken) event.preventDefault();
  return isTaken;
}
