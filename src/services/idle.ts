/** Runs the action when the browser is idle. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action);
  else setTimeout(action);
}
