import type { KeyboardEvent } from 'react';

/** A key handler: Enter in a field runs the action and does not submit the form. */
export function onEnter(action: () => void) {
  return (event: Pick<KeyboardEvent, 'key' | 'nativeEvent' | 'preventDefault'>) => {
    // Enter ends the composition of a character first.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    action();
  };
}
