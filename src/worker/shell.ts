import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { languageOfPages } from '../services/language-of-pages.ts';
import { allowedPages } from './allowed-pages.ts';
import { filesAlone } from './files-alone.ts';
import { keepFormerFiles } from './former-files.ts';
import { hostPage } from './host-page.ts';
import { styleFiles } from './inline-styles.ts';
import { installWhole } from './whole-install.ts';

/** Inserted by the build: the files that the app needs to start and work offline. */
declare const self: { __WB_MANIFEST: { url: string; revision: string | null }[] };
/** The folder of the pages in this build's language; nothing where they stand at the root. */
declare const __PAGES__: string;
/** The other languages that the host has. */
declare const __OTHER_LANGUAGES__: readonly string[];

const usedName = 'timewell-used';

/** Leaves a file that the network refuses refused: `setCatchHandler` would ask for it a second time. */
const askedOnce = {
  handlerDidError: async ({ error }: { error: Error }) =>
    error.name === 'no-response' ? Response.error() : undefined,
};

/**
 * Serves the app without a network: the files of its start are stored at once, other parts when
 * they are used. A new version takes over silently: open pages stay as they are, with the parts
 * they may still fetch, and every page opened from then on is of the new one.
 */
export function keepShell(worker: ServiceWorkerGlobalScope): void {
  const shell = new PrecacheController({
    plugins: [filesAlone, allowedPages],
    // A host may lead from a page's file to its address, which no browser takes for a page.
    fallbackToNetwork: false,
  });
  shell.addToCacheList(self.__WB_MANIFEST);
  worker.addEventListener('install', (event) => {
    event.waitUntil(
      keptFiles(shell).then((kept) => installWhole(kept, () => shell.install(event))),
    );
    worker.skipWaiting();
  });
  worker.addEventListener('activate', (event) => {
    event.waitUntil(
      keepForOpenPages(shell)
        .then(() => shell.activate(event))
        .then(() => worker.clients.claim()),
    );
  });
  // File names change with their content, so a stored file is never stale.
  const used = new CacheFirst({ cacheName: usedName, plugins: [filesAlone, askedOnce] });
  // Another page that leads to this one asks for the files of its styles, which stand in its HTML.
  const keepStylesOf = async (page: Response, event: ExtendableEvent) => {
    const files = styleFiles(await page.text()).filter((file) => !shell.getCacheKeyForURL(file));
    await Promise.allSettled(
      files.map((file) => used.handle({ event, request: new Request(file) })),
    );
  };
  // Files by their own names alone: pages are chosen below.
  registerRoute(new PrecacheRoute(shell, { cleanURLs: false, directoryIndex: '' }));
  registerRoute(
    new NavigationRoute(
      async (options) => {
        // Its pages come from the host, and its worker takes the place of this one.
        const isOther = __OTHER_LANGUAGES__.includes((await languageOfPages()) ?? '');
        const other = isOther ? await hostPage(options.request) : null;
        if (other) return other;
        const page = await shell.createHandlerBoundToURL(pageAt(shell, options.url))(options);
        options.event.waitUntil(keepStylesOf(page.clone(), options.event));
        return page;
      },
      {
        denylist: [
          /^\/(assets|icons|portfolio)\//,
          /^\/(sw(\.\w+)?\.js|manifest\.webmanifest|(robots|licences(-worker)?)\.txt|sitemap\.xml|share\.png)$/,
        ],
      },
    ),
  );
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), used);
  // Where the device has lost its files, or cannot read them, the host answers as without a worker.
  setCatchHandler(({ request }) => fetch(request));
}

/**
 * The kept HTML for an address: its own, whatever follows the first part of the address, or that of an
 * empty page.
 */
function pageAt(shell: PrecacheController, { pathname }: URL): string {
  const own = `${__PAGES__}/${pathname.split('/')[1] || 'index'}.html`;
  return shell.getCacheKeyForURL(own) === undefined ? `${__PAGES__}/app.html` : own;
}

function keptFiles(shell: PrecacheController): Promise<Cache> {
  return caches.open(shell.strategy.cacheName);
}

async function keepForOpenPages(shell: PrecacheController): Promise<void> {
  await keepFormerFiles(await keptFiles(shell), await caches.open(usedName), shell.getCachedURLs());
}
