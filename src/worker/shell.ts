import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** What the build puts in: the files that the app needs to begin, and to be of use, offline. */
declare const self: { __WB_MANIFEST: { url: string; revision: string | null }[] };

const usedName = 'timewell-used';
/** More files than this are of versions that nobody has open any more. */
const maxUsed = 300;

/**
 * Keeps the app for when there is no network: what it begins with at once, other parts as they are
 * used. A new version takes over silently: open pages stay as they are, with the parts they may
 * still ask for, and every page opened from then on is of the new one.
 */
export function keepShell(worker: ServiceWorkerGlobalScope): void {
  const shell = new PrecacheController();
  shell.addToCacheList(self.__WB_MANIFEST);
  worker.addEventListener('install', (event) => {
    shell.install(event);
    worker.skipWaiting();
  });
  worker.addEventListener('activate', (event) => {
    event.waitUntil(
      keepForOpenPages(shell)
        .then(() => shell.activate(event))
        .then(() => worker.clients.claim()),
    );
  });
  registerRoute(new PrecacheRoute(shell));
  registerRoute(
    new NavigationRoute(shell.createHandlerBoundToURL('/index.html'), {
      denylist: [/^\/(assets|icons|portfolio)\//, /^\/(sw\.js|manifest\.webmanifest)$/],
    }),
  );
  // Their names change with their content, so a kept one is never an old one.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: usedName }),
  );
}

/** Before the files of the former version are dropped, keeps those that its pages may still fetch. */
async function keepForOpenPages(shell: PrecacheController): Promise<void> {
  const used = await caches.open(usedName);
  const kept = await caches.open(shell.strategy.cacheName);
  const current = new Set(shell.getCachedURLs());
  for (const request of await kept.keys()) {
    const { pathname } = new URL(request.url);
    const isFormer = pathname.startsWith('/assets/') && !current.has(request.url);
    const file = isFormer ? await kept.match(request) : undefined;
    if (file) await used.put(request, file);
  }
  const all = await used.keys();
  for (const old of all.slice(0, -maxUsed)) await used.delete(old);
}
