import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { type GuardedPath, guardedPaths } from '../../src/views/layout/guarded-paths.ts';
import {
  type PrerenderedPage,
  prerenderedPages,
} from '../../src/views/layout/prerendered-pages.ts';
import { root } from '../stack/root.ts';

/** Inside the project, so that the built code finds its packages. */
const parent = join(root, 'node_modules/.cache');

export interface Prerendered {
  /** The HTML of each prerendered page. */
  readonly pages: readonly (readonly [PrerenderedPage, string])[];
  /** The app in one sentence. */
  readonly tagline: string;
  /** The HTML that each guarded page begins with. */
  readonly waiting: readonly (readonly [GuardedPath, string])[];
}

/** The HTML of pages, from a build of the app that runs here. */
export async function prerendered(mode: string): Promise<Prerendered> {
  const folder = await mkdtemp(join(parent, 'prerender-'));
  try {
    await build({
      root,
      mode,
      logLevel: 'warn',
      build: { ssr: 'src/prerender.tsx', outDir: folder, copyPublicDir: false },
    });
    const app = await import(pathToFileURL(join(folder, 'prerender.js')).href);
    const pages = prerenderedPages.map(async (page) => [page, await app.render(page)] as const);
    const waiting = guardedPaths.map(
      async (path) => [path, await app.renderWaiting(path)] as const,
    );
    return {
      pages: await Promise.all(pages),
      waiting: await Promise.all(waiting),
      tagline: app.tagline,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
