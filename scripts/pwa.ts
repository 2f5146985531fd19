import { basename, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { tagline } from '../src/domain/text-list.texts.ts';
import { guardedPaths } from '../src/views/layout/guarded-paths.ts';
import { isBuildOfApp } from './hosting/app-build.ts';
import { withImports } from './hosting/first-screens.ts';
import { emptyFile, fileOf } from './hosting/pages.ts';
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
  /^src\/views\/(splash|dashboard|calendar|calendar-entry|invitations|booking-page|event-page)\//,
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
        ...[emptyFile, ...['/', '/home', ...guardedPaths].map(fileOf)].map((file) =>
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
    noWorkersOfOtherLanguages(plan),
    noWorkerWhileDeveloping(),
  ];
}

/** What says where the fonts are, which no chunk names. */
const isOfFonts = (url: string) => url.startsWith('assets/faces-');

type Entry = { url: string; revision: string | null; size: number };

/** The chunks and styles of the offline modules and of all that they import. */
function offlineFiles(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const offline = chunks.filter(({ fileName, facadeModuleId: module }) => {
    const name = module ? relative(root, module).replaceAll('\\', '/') : `_${basename(fileName)}`;
    return offlineModules.some((pattern) => pattern.test(name));
  });
  const files = offline.map(({ fileName }) => fileName);
  return new Set(withImports(bundle, files));
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
 * A host that had all languages has left workers of each, which would go on showing the former version for
 * good once it has one language alone: they would look for their own next version, and find none.
 */
function noWorkersOfOtherLanguages(plan: LanguagePlan): Plugin {
  return {
    name: 'timewell:no-workers-of-other-languages',
    apply: isBuildOfApp,
    generateBundle() {
      if (plan.offered.length > 1) return;
      for (const worker of formerWorkers())
        if (worker !== workerOf(plan))
          this.emitFile({ type: 'asset', fileName: worker.slice(1), source: goingWorker });
    },
  };
}

/** The workers of a host that has all languages. */
function formerWorkers(): string[] {
  return languages.map((language) => workerOf({ language, offered: languages }));
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
      for (const worker of formerWorkers())
        middlewares.use(worker, (_, response) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(goingWorker + withItsPages);
        });
    },
  };
}

/** Removes itself; the next page comes from the host. */
const goingWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
`;

/** Removes what was kept as well, and takes the open pages from the host at once. */
const withItsPages = `
addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    for (const client of await clients.matchAll({ type: 'window' })) await client.navigate(client.url);
  })());
});
`;
