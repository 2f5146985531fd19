import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** Inserted by the build: the files that the app needs to start and work offline. */
declare const self: { __WB_MANIFEST: { url: string; revision: string | null }[] };

const usedName = 'timewell-used';
/** Files beyond this number belong to versions that no page has open any more. */
const maxUsed = 300;

/**
 * Serves the app without a network: the files of its start are stored at once, other parts when
 * they are used. A new version takes over silently: open pages stay as they are, with the parts
 * they may still fetch, and every page opened from then on is of the new one.
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
  // A page that is kept with its own HTML, whatever follows the first part of its address.
  const pageAt = ({ pathname }: URL) => `/pages/${pathname.split('/')[1]}.html`;
  registerRoute(
    ({ request, url }) =>
      request.mode === 'navigate' && shell.getCacheKeyForURL(pageAt(url)) !== undefined,
    (options) => shell.createHandlerBoundToURL(pageAt(options.url))(options),
  );
  registerRoute(
    new NavigationRoute(shell.createHandlerBoundToURL('/index.html'), {
      denylist: [
        /^\/(assets|icons|portfolio)\//,
        /^\/(sw\.js|manifest\.webmanifest|robots\.txt|sitemap\.xml|share\.png)$/,
      ],
    }),
  );
  // File names change with their content, so a stored file is never stale.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: usedName }),
  );
}

/**
 * Copies the former version's files that its open pages may still fetch, before they are dropped.
 */
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
