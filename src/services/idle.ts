/** Runs the action when the browser is idle. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action);
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
