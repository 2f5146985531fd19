/** Whether the device knows that it has no network; the opposite it cannot know. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/** Tells of a network that is lost, at once of one that is missing, and of one that is back. */
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
