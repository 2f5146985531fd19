/**
 * React's entry to the browser. It stands in the file of the libraries, which the page runs as a script
 * of its own: so it is ready while the app's own file still travels, and makes no long task with it.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
