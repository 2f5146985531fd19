import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import type { Child } from './child.ts';
import { markBuild, removeOldBuilds } from './old-builds.ts';
import { precompress } from './precompress.ts';
import { root } from './root.ts';
import { builtLanguages, runBuild } from './run-build.ts';

const cache = join(root, '.cache/app');
const sources = ['index.html', 'vite.config.ts', 'package-lock.json', '{src,public,scripts}/**'];

/** The folder with the app built with these settings; unchanged sources are not built again. */
export async function buildApp(
  settings: Record<string, string>,
  track: (child: Child) => void,
): Promise<string> {
  const folder = await buildFolderOf(settings);
  if (markBuild(folder)) return join(folder, 'app');
  await mkdir(cache, { recursive: true });
  await removeOldBuilds(cache);
  const draft = await mkdtemp(join(cache, 'draft-'));
  try {
    await runBuild({ mode: 'stack', folder: join(draft, 'app'), settings }, track);
    await precompress(join(draft, 'app'), 'quick');
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another stack that started at the same time may have finished first.
    if (!existsSync(folder)) throw error;
  }
  return join(folder, 'app');
}

/** Where a build with these settings, and with those of the shell and the `.env` files, is kept. */
export async function buildFolderOf(settings: Record<string, string>): Promise<string> {
  const languages = builtLanguages({ mode: 'stack', settings });
  const all = { ...loadEnv('stack', root), ...settings };
  return join(cache, await fingerprint({ settings: all, languages }));
}

async function fingerprint(given: object): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(given));
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: root })) files.push(file);
  for (const file of files.sort()) {
    const path = join(root, file);
    if ((await stat(path)).isFile()) hash.update(`\0${file}\0`).update(await readFile(path));
  }
  return hash.digest('hex').slice(0, 16);
}
