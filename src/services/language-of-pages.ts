import { logFailure } from './log.ts';

const cacheName = 'timewell-language';
const path = '/chosen-language';

/**
 * Keeps the language of the next pages for the service worker, which leaves them to the host while
 * its own pages are in another. Not every browser lets a worker see the page's cookies. A worker that
 * cannot be told, as in a full storage, is unregistered: the host answers the next page, which registers
 * its own.
 */
export async function keepLanguageOfPages(language: string): Promise<void> {
  // A page that lacks them has no worker either.
  if (!('caches' in globalThis)) return;
  try {
    const cache = await caches.open(cacheName);
    await cache.put(path, new Response(language));
  } catch (error) {
    logFailure(error);
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  }
}

/** The language that was kept last; undefined before. */
export async function languageOfPages(): Promise<string | undefined> {
  return (await caches.match(path, { cacheName }))?.text();
}
