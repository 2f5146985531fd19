import type { KeyboardEvent } from 'react';

/** Enter in a field does this, and does not send the form off. */
export function onEnter(action: () => void) {
  return (event: Pick<KeyboardEvent, 'key' | 'nativeEvent' | 'preventDefault'>) => {
    // While letters are being composed, Enter only ends that.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    action();
  };
}
