/** Does it once the browser has nothing better to do. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action);
  else setTimeout(action);
}
