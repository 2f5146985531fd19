import { leftAnswered } from '../domain/left-answered.ts';
import { networkPause } from '../domain/network-pause.ts';

/** A number that rises with each look at the page. */
export let timesLooked = 0;

/**
 * Calls `tell` when the page becomes visible, and while it is visible when a left request was answered and a
 * moment after the network has returned, until the returned function is called.
 */
export function onPageShown(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watched = new AbortController();
  const { signal } = watched;
  const listen = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') {
      timesLooked += 1;
      tell();
    }
  };
  const listenSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(listen, networkPause);
  };
  document.addEventListener('visibilitychange', listen, { signal });
  document.addEventListener(leftAnswered, listen, { signal });
  window.addEventListener('online', listenSoon, { signal });
  return () => {
    clearTimeout(timer);
    watched.abort();
  };
}
