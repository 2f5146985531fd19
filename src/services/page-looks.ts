import { networkPause } from '../domain/network-pause.ts';

/**
 * Calls `tell` when the page becomes visible, and a moment after the network has returned if the page is
 * visible by then, until the returned function is called.
 */
export function onPageShown(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    if (document.visibilityState === 'visible') tell();
  };
  const listenSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(listen, networkPause);
  };
  document.addEventListener('visibilitychange', listen);
  window.addEventListener('online', listenSoon);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listen);
    window.removeEventListener('online', listenSoon);
  };
}
