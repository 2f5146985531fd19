/** In milliseconds; a slow phone has its first screen by then. */
const maxWait = 5_000;

/**
 * Runs the action when the browser is idle; after some seconds in any case, since a busy browser may
 * never call itself idle.
 */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: maxWait });
  else setTimeout(action);
}

/** Runs the action once the page and what it names have loaded. */
export function whenLoaded(action: () => void): void {
  if (document.readyState === 'complete') action();
  else window.addEventListener('load', action, { once: true });
}

/** Runs the action once the page rests; never where the person asks for little data to be used. */
export function whenAtRest(action: () => void): void {
  if (!navigator.connection?.saveData) whenLoaded(() => whenIdle(action));
}

declare global {
  /** Not in every browser. */
  interface Navigator {
    readonly connection?: { readonly saveData: boolean };
  }
}
