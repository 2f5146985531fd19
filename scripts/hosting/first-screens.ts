import { relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { GuardedPath } from '../../src/views/layout/guarded-paths.ts';
import { root } from '../stack/root.ts';
import { pages } from './pages.ts';

const menu = 'src/views/header/header-menu.tsx';

/** The modules that a guarded page fetches until it can be used, beside those of the start. */
const firstScreens: Readonly<Record<GuardedPath, readonly string[]>> = {
  '/dashboard': [
    menu,
    'src/views/dashboard/dashboard-screen.tsx',
    'src/views/calendar-items/agenda-screen.tsx',
    'src/services/api/calendar.ts',
  ],
  '/create-events': [menu, 'src/views/create-event/create-events-screen.tsx'],
  '/my-appointments': [
    menu,
    'src/views/invitations/my-appointments-screen.tsx',
    'src/services/api/invitations.ts',
  ],
  '/my-organisation': [
    menu,
    'src/views/organisations/organisation-screen.tsx',
    'src/services/api/booking.ts',
  ],
  '/resource/:resourceId': [menu, 'src/views/booking/book-page.tsx', 'src/services/api/booking.ts'],
  '/service-details': [menu, 'src/views/booking/book-page.tsx', 'src/services/api/booking.ts'],
  '/event/:id': [menu, 'src/views/event-page/event-screen.tsx', 'src/services/api/hosting.ts'],
};

/**
 * Writes a page for each guarded address: the app's own, which also names the files of that
 * address's first screen, so that they travel beside the start and not after it.
 */
export function writePages(): Plugin {
  return {
    name: 'timewell:pages',
    apply: ({ root: folder }, { command }) =>
      command === 'build' && resolve(folder ?? root) === root,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        for (const { path, file } of pages) {
          const source = withFiles(page.source.toString(), filesOf(bundle, firstScreens[path]));
          this.emitFile({ type: 'asset', fileName: file.slice(1), source });
        }
      },
    },
  };
}

/** The scripts and styles of some modules, with all that those import. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    for (const imported of chunk.imports) add(imported);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  };
  for (const module of modules) add(chunkOf(bundle, module));
  return [...files];
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): string {
  const isOf = (id: string) => relative(root, id).replaceAll('\\', '/') === module;
  for (const [file, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && chunk.moduleIds.some(isOf)) return file;
  throw new Error(`No file of the build has ${module}.`);
}

/** The page with the files that it does not name yet. A style is not in force before its component is. */
function withFiles(page: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !page.includes(`/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
  return page.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
}
