import type { KeyboardEvent } from 'react';

/** Whether a key belongs to the composition of a word, which Safari ends before it tells of the key. */
export function isComposing({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
