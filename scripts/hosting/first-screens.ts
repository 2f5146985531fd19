import { relative } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import type { Bases } from '../../src/services/api/request.ts';
import { basesOf } from '../../src/services/bases.ts';
import type { GuardedPath } from '../../src/views/layout/guarded-paths.ts';
import { notFoundPage, type PrerenderedPage } from '../../src/views/layout/prerendered-pages.ts';
import { folderOfPlan, type Language, type LanguagePlan } from '../language.ts';
import { root } from '../stack/root.ts';
import { isBuildOfApp } from './app-build.ts';
import { earlyCallsOf, earlyCallsScript, intlScript } from './early-calls.ts';
import { earlyScript } from './early-script.ts';
import { descriptionOf, headOf, robotsFile, type SiteNames, sitemapFile } from './head.ts';
import { nextScreenOf } from './next-screen.ts';
import { emptyFile, fileOf } from './pages.ts';
import { prerendered } from './prerendered.ts';

const menu = 'src/views/header/header-menu.tsx';
/** Hindi and Telugu come with Latin letters: in names, numbers and what the app leaves in English. */
const fontsOf: Readonly<Record<Language, readonly string[]>> = {
  en: ['basic'],
  hi: ['devanagari', 'basic'],
  te: ['telugu', 'basic'],
};

const emptyRoot = '<div id="root"></div>';

/** The modules that a guarded page fetches until it can be used, beside those of the start. */
const firstScreens: Readonly<Record<GuardedPath, readonly string[]>> = {
  '/dashboard': [
    menu,
    'src/views/dashboard/dashboard-screen.tsx',
    'src/views/calendar-items/agenda-screen.tsx',
    'src/services/api/calendar.ts',
  ],
  '/calendar': [menu, 'src/views/calendar/calendar-screen.tsx', 'src/services/api/calendar.ts'],
  '/create-events': [menu, 'src/views/create-event/create-events-screen.tsx'],
  '/my-appointments': [
    menu,
    'src/views/invitations/my-appointments-screen.tsx',
    'src/services/api/invitations.ts',
    'src/services/api/own-bookings.ts',
  ],
  '/my-organisation': [
    menu,
    'src/views/organisations/organisation-screen.tsx',
    'src/services/api/organisations.ts',
  ],
  '/resource/:resourceId': [menu, 'src/views/booking/book-page.tsx', 'src/services/api/booking.ts'],
  '/service-details': [menu, 'src/views/booking/book-page.tsx', 'src/services/api/booking.ts'],
  '/event/:id': [menu, 'src/views/event-page/event-screen.tsx', 'src/services/api/hosting.ts'],
  '/account': [menu, 'src/views/account/account-screen.tsx', 'src/services/api/account.ts'],
  '/booking/:id': [
    menu,
    'src/views/booking-page/booking-screen.tsx',
    'src/services/api/own-bookings.ts',
  ],
};

/** The dialogs that people come to a page for, whose files travel once those of its first screen are there. */
const nextScreens: Readonly<Partial<Record<GuardedPath, string>>> = {
  '/resource/:resourceId': 'src/views/resource-booking/resource-slot-dialog.tsx',
  '/service-details': 'src/views/service-booking/service-slot-dialog.tsx',
};

/**
 * Writes a page for each address, with its styles. A guarded one has the header of a person who is still
 * to be named, over its heading where that is known; it sends the calls of its first screen and names that
 * screen's scripts, so that both travel beside the start and not after it. A public one has its content.
 */
export function writePages(brand: string, plan: LanguagePlan): Plugin {
  const { offered } = plan;
  const folder = folderOfPlan(plan);
  let mode = 'production';
  let site: string | undefined;
  let bases: Bases = { api: '', calendar: '' };
  return {
    name: 'timewell:pages',
    apply: isBuildOfApp,
    configResolved(config) {
      mode = config.mode;
      site = config.env.VITE_SITE_URL?.replace(/\/+$/, '');
      bases = basesOf(config.env);
    },
    transformIndexHtml: (_, { bundle = {} }) => [
      ...languagesOf(offered),
      // The font is asked for with the page: what comes later is for the next one.
      ...fontsOf[plan.language]
        .flatMap((face) => Object.keys(bundle).filter((file) => file.includes(`/anek-${face}-`)))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
    ],
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const asset = bundle['index.html'];
        if (asset?.type !== 'asset') return;
        // Its comments are for readers of the source.
        const page = asset.source.toString().replaceAll(/\s*<!--.*?-->/g, '');
        delete bundle['index.html'];
        const write = (file: string, source: string) =>
          this.emitFile({ type: 'asset', fileName: file.slice(1), source });
        const writePage = (file: string, source: string) => write(`${folder}${file}`, source);
        const [{ pages, waiting, tagline }, script] = await Promise.all([
          prerendered(mode),
          earlyCallsScript(),
        ]);
        const source = facesIn(bundle);
        const faces = this.getFileName(this.emitFile({ type: 'asset', name: 'faces.css', source }));
        const intl = `/${this.getFileName(
          this.emitFile({ type: 'asset', name: 'intl.js', source: intlScript }),
        )}`;
        const writeWhole = (path: string, html: string, modules: readonly string[]) => {
          const linked = withFiles(html, filesOf(bundle, modules));
          writePage(fileOf(path), withStyles(linked, bundle, faces));
        };
        for (const [path, html] of waiting) {
          // The app takes away only titles of its own: this one would come back between two pages.
          const content = html.replace(/^<title>[^<]*<\/title>/, '');
          const begun = page.replace(
            emptyRoot,
            () => `<div id="root" data-waiting>${content}</div>${nextOf(path, bundle)}`,
          );
          const head = [descriptionOf(tagline), earlyCallsOf({ path, bases, intl, script })];
          const own = begun.replace('</title>', () => `</title>\n    ${head.join('\n    ')}`);
          writeWhole(path, own, firstScreens[path]);
        }
        for (const [path, html] of pages) {
          const whole = withContent(page, { path, html, names: { brand, site } });
          writeWhole(path, whole, modulesOf(path));
        }
        writePage(emptyFile, page);
        write('/robots.txt', robotsFile(site));
        if (site) write('/sitemap.xml', sitemapFile(site));
      },
    },
  };
}

/** Asks ahead for the files that a page's next screen has beside those of the first one. */
function nextOf(path: GuardedPath, bundle: Rolldown.OutputBundle): string {
  const next = nextScreens[path];
  if (!next) return '';
  const first = new Set(filesOf(bundle, ['src/main.tsx', ...firstScreens[path]]));
  return nextScreenOf(filesOf(bundle, [next]).filter((file) => !first.has(file)));
}

/** Tells the app which languages its host chooses from; without it, the host does not choose. */
function languagesOf(offered: LanguagePlan['offered']): HtmlTagDescriptor[] {
  if (offered.length < 2) return [];
  return [
    { tag: 'meta', attrs: { name: 'languages', content: offered.join(' ') }, injectTo: 'head' },
  ];
}

/** The module of a prerendered page that the start does not have. */
function modulesOf(path: PrerenderedPage): readonly string[] {
  if (path === '/home') return [];
  if (path === '/') return ['src/views/splash/splash.tsx'];
  return [`src/views/pages/${path === notFoundPage ? 'not-found' : 'public-page'}.tsx`];
}

/** The scripts and styles of some modules, with all that those import. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = modules.map((module) => chunkOf(bundle, module));
  return withImports(bundle, chunks);
}

/** These chunks with all that they import, and with their styles. */
export function withImports(bundle: Rolldown.OutputBundle, chunks: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    for (const imported of chunk.imports) add(imported);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  };
  for (const chunk of chunks) add(chunk);
  return [...files];
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): string {
  const isOf = (id: string) => relative(root, id).replaceAll('\\', '/') === module;
  for (const [file, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && chunk.moduleIds.some(isOf)) return file;
  throw new Error(`No file of the build has ${module}.`);
}

/** The page with the files that it does not name yet. */
function withFiles(page: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !page.includes(`/${file}"`))
    .map((file) => {
      const kind = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      return `<link rel="${kind}" crossorigin href="/${file}">`;
    });
  return page.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
}

/**
 * The page with its styles in it, so that its first paint does not wait for scripts that share their
 * way. It waits for the small file that says where the fonts are: on a fast network the font that is
 * asked for beside it is there by then. That file comes last, since a script after it would wait for it.
 * The app knows a style by the address of its file, and does not fetch that.
 */
function withStyles(page: string, bundle: Rolldown.OutputBundle, faces: string): string {
  return page
    .replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, file: string) => {
      const style = styleIn(bundle, file).replace(face, '');
      return `<style data-href="/${file}">${style}</style>`;
    })
    .replace('</head>', `  <link rel="stylesheet" crossorigin href="/${faces}">\n  </head>`);
}

const face = /@font-face\s*\{[^}]*\}/g;

/** The rules of all styles that say where the fonts are. */
function facesIn(bundle: Rolldown.OutputBundle): string {
  const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'));
  return styles.flatMap((file) => styleIn(bundle, file).match(face) ?? []).join('');
}

function styleIn(bundle: Rolldown.OutputBundle, file: string): string {
  const style = bundle[file];
  if (style?.type !== 'asset') throw new Error(`The build has no style ${file}.`);
  return style.source.toString();
}

/** The page with its content. What was rendered begins with what belongs to the head. */
function withContent(
  page: string,
  { path, html, names }: { path: PrerenderedPage; html: string; names: SiteNames },
): string {
  const [rendered = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html) ?? [];
  const head = [`<script>${earlyScript}</script>`, ...headOf(path, rendered, names)];
  return page
    .replace(/<title>[^<]*<\/title>/, () => head.join('\n    '))
    .replace(
      emptyRoot,
      () => `<div id="root" data-page="${path}">${html.slice(rendered.length)}</div>`,
    );
}
