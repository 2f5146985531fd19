/**
 * Tells whenever the person looks at the app again, or looks at it when the network comes back,
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
