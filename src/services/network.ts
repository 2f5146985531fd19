/** Whether the device reports that it has no network; it cannot be sure that it has one. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/**
 * Reports a lost and a returned network until stopped, and a missing one at once. Returns the stop.
 * Safari may tell a page nothing that it keeps for the way back.
 */
export function watchNetwork(
  tell: (event: { type: 'network.lost' } | { type: 'network.returned' }) => void,
): () => void {
  const watched = new AbortController();
  const listen = ({ persisted }: { persisted?: boolean } = {}) => {
    // A new page is shown as well.
    if (persisted !== false) tell({ type: isOffline() ? 'network.lost' : 'network.returned' });
  };
  for (const event of ['online', 'offline', 'pageshow'])
    window.addEventListener(event, listen as EventListener, { signal: watched.signal });
  if (isOffline()) listen();
  return () => watched.abort();
}
