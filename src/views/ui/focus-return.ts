/**
 * React Aria's event on the element that it is about to focus again: after a screen reader's press it
 * does so some frames later.
 */
export const focusReturn = 'react-aria-focus-scope-restore';
