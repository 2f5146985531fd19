import { createContext } from 'react';

/**
 * Whether the login lies over what stands here. A dialog that opens meanwhile would come before it in
 * React Aria's order and make it inert, although the login is painted above.
 */
export const UnderDialog = createContext(false);
