/** Whether the device reports that it has no network; it cannot be sure that it has one. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/**
 * Reports a lost and a returned network until stopped, and a missing one at once. Returns the stop.
 */
export function watchNetwork(
  tell: (event: { type: 'network.lost' } | { type: 'network.returned' }) => void,
): () => void {
  const listen = () => tell({ type: isOffline() ? 'network.lost' : 'network.returned' });
  window.addEventListener('online', listen);
  window.addEventListener('offline', listen);
  if (isOffline()) listen();
  return () => {
    window.removeEventListener('online', listen);
    window.removeEventListener('offline', listen);
  };
}
