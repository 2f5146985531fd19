import type { KeyboardEvent } from 'react';
import { isComposing } from './is-composing.ts';

/** A key handler: Enter in a field runs the action and does not submit the form. */
export function onEnter(action: () => void) {
  return (event: Pick<KeyboardEvent, 'key' | 'nativeEvent' | 'preventDefault'>) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    action();
  };
}
