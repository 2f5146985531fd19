import { createContext } from 'react';

/**
 * Whether the login lies over what stands here; null in the login itself, which opens over any dialog.
 * A dialog that opens under it would come before it in React Aria's order and make it inert, although the
 * login is painted above.
 */
export const UnderDialog = createContext<boolean | null>(null);
