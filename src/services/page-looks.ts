import { leftAnswered } from '../domain/left-answered.ts';
import { networkPause } from '../domain/network-pause.ts';

const signs = ['visibilitychange', leftAnswered];

/**
 * Calls `tell` when the page becomes visible, and while it is visible when a left request was answered and a
 * moment after the network has returned, until the returned function is called.
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
  for (const sign of signs) document.addEventListener(sign, listen);
  window.addEventListener('online', listenSoon);
  return () => {
    clearTimeout(timer);
    for (const sign of signs) document.removeEventListener(sign, listen);
    window.removeEventListener('online', listenSoon);
  };
}
