import { focusOn } from './focus-on.ts';

/** A ref for a part of a dialog that may be removed: the dialog takes the focus. */
export const focusOnDialog = focusOn((part) => part.closest<HTMLElement>('.dialog'));
