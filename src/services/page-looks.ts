/**
 * Calls `tell` when the page becomes visible and when the network returns while it is visible,
 * until the returned function is called.
 */
export function onPageShown(tell: () => void): () => void {
  const listen = () => {
    if (document.visibilityState === 'visible') tell();
  };
  document.addEventListener('visibilitychange', listen);
  window.addEventListener('online', listen);
  return () => {
    document.removeEventListener('visibilitychange', listen);
    window.removeEventListener('online', listen);
  };
}
