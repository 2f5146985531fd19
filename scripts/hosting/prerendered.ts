import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import {
  type PrerenderedPage,
  prerenderedPages,
} from '../../src/views/layout/prerendered-pages.ts';
import { root } from '../stack/root.ts';

/** Inside the project, so that the built code finds its packages. */
const parent = join(root, 'node_modules/.cache');

/** The HTML of each prerendered page, from a build of the app that runs here. */
export async function prerendered(
  mode: string,
): Promise<readonly (readonly [PrerenderedPage, string])[]> {
  const folder = await mkdtemp(join(parent, 'prerender-'));
  try {
    await build({
      root,
      mode,
      logLevel: 'warn',
      build: { ssr: 'src/prerender.tsx', outDir: folder, copyPublicDir: false },
    });
    const { render } = await import(pathToFileURL(join(folder, 'prerender.js')).href);
    return await Promise.all(
      prerenderedPages.map(async (page) => [page, await render(page)] as const),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
