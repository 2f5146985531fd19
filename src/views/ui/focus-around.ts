import { focusOn } from './focus-on.ts';

/** A ref for a part that may be removed: the dialog or the section around it takes the focus. */
export const focusAround = focusOn((part) =>
  part.closest<HTMLElement>('section[tabindex="-1"], .dialog'),
);
