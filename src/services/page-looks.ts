/** Tells whenever the person looks at the app again, until the returned function is called. */
export function onPageShown(tell: () => void): () => void {
  const listen = () => {
    if (document.visibilityState === 'visible') tell();
  };
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}
