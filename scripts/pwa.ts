import { basename, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { VitePWA } from 'vite-plugin-pwa';
import { tagline } from '../src/domain/text-list.texts.ts';
import { guardedPaths } from '../src/views/layout/guarded-paths.ts';
import { isBuildOfApp } from './hosting/app-build.ts';
import { fileOf } from './hosting/pages.ts';
import { folderOfPlan, inLanguage, type LanguagePlan, languages, workerOf } from './language.ts';
import { workerLicences } from './licences/files.ts';
import { root } from './stack/root.ts';

const colours = { paper: '#fbf7ef' };

/**
 * Modules whose chunks, with all of their imports, are cached at once, because the app needs them
 * to start and to be useful without a network. Other chunks are cached when they are used.
 */
const offlineModules: readonly RegExp[] = [
  /^_(start|platform|common|agenda|agreed|choices|dialogs|phone)-/,
  /^src\/views\/(dashboard|calendar|calendar-entry|invitations|booking-page|event-page)\//,
  /^src\/views\/(pages\/not-|home\/(hero|feature)-picture)/,
  /^src\/push\.ts$/,
  /^src\/services\/place\.ts$/,
];

/** The service worker, built from `src/worker`, and the manifest with which the app is installed. */
export function pwa(brand: string, plan: LanguagePlan): Plugin[] {
  const folder = folderOfPlan(plan);
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: manifestOf(brand),
    includeManifestIcons: false,
    injectManifest: {
      // A classic script: browsers without module workers run it too.
      rollupFormat: 'iife',
      globPatterns: [
        ...['/index.html', ...['/home', ...guardedPaths].map(fileOf)].map((file) =>
          `${folder}${file}`.slice(1),
        ),
        'favicon.svg',
        'assets/*.{js,css}',
        'assets/anek-basic-*.woff2',
      ],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [(entries) => ({ manifest: onlyOffline(entries) })],
      envOptions: { envDir: root },
      buildPlugins: {
        vite: [
          inLanguage(plan.language),
          {
            name: 'timewell:worker-facts',
            config: () => ({
              build: { license: { fileName: workerLicences } },
              define: {
                'import.meta.env.VITE_BRAND_NAME': JSON.stringify(brand),
                'import.meta.env.VITE_LANGUAGE': JSON.stringify(plan.language),
                __PAGES__: JSON.stringify(folder),
                __OTHER_LANGUAGES__: JSON.stringify(
                  plan.offered.filter((language) => language !== plan.language),
                ),
              },
            }),
          },
        ],
      },
    },
  });
  let kept: ReadonlySet<string> = new Set();
  const onlyOffline = (entries: Entry[]) =>
    entries.filter(({ url }) => !/\.(js|css)$/.test(url) || kept.has(url) || isOfFonts(url));
  return [
    ...plugins.map((plugin) => ({ ...plugin, apply: isBuildOfApp })),
    {
      name: 'timewell:offline-files',
      apply: isBuildOfApp,
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          kept = offlineFiles(bundle);
        },
      },
    },
    noWorkerWhileDeveloping(),
  ];
}

/** What says where the fonts are, which no chunk names. */
const isOfFonts = (url: string) => url.startsWith('assets/faces-');

type Entry = { url: string; revision: string | null; size: number };

/** The chunks and styles of the offline modules and of all that they import. */
function offlineFiles(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    for (const one of [file, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(one);
    for (const imported of chunk.imports) add(imported);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const { facadeModuleId: module } = chunk;
    const name = module ? relative(root, module).replaceAll('\\', '/') : `_${basename(file)}`;
    if (offlineModules.some((pattern) => pattern.test(name))) add(file);
  }
  return files;
}

function manifestOf(name: string): Partial<ManifestOptions> {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/icons/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The format has one colour scheme; the page's own metas have both.
    theme_color: colours.paper,
    background_color: colours.paper,
    categories: ['lifestyle', 'productivity'],
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Calendar', url: '/calendar' },
      { name: 'My Appointments', url: '/my-appointments' },
      { name: 'Host an event', url: '/create-events' },
    ],
  };
}

/**
 * A built app that was opened at the same address has left a worker, which would go on showing it.
 * The development server serves a worker that removes itself instead.
 */
function noWorkerWhileDeveloping(): Plugin {
  return {
    name: 'timewell:no-worker',
    apply: 'serve',
    configureServer({ middlewares }) {
      for (const language of languages)
        middlewares.use(workerOf({ language, offered: languages }), (_, response) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(goingWorker);
        });
    },
  };
}

const goingWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
    for (const client of await clients.matchAll({ type: 'window' })) await client.navigate(client.url);
  })());
});
`;
