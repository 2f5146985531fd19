import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { LanguagePlan } from '../language.ts';
import { isLocalMode } from '../settings.ts';
import { firebaseFile, nginxFile, nginxLanguagesFile } from './files.ts';
import { scriptHashes, styleHashes } from './inline-hashes.ts';
import { type HostTable, hostTable } from './table.ts';

/** Writes the table for hosts beside the built app, for the local stack and for other hosts. */
export function writeHosting({ language, offered }: LanguagePlan): Plugin {
  let write = async (_pages: readonly string[]) => {};
  return {
    name: 'timewell:hosting',
    // Once for all languages: what is inline in their pages is the same.
    apply: (_, { command, isSsrBuild }) =>
      command === 'build' && !isSsrBuild && language === offered[0],
    configResolved({ root, mode, env, build }) {
      write = async (pages) => {
        const table = hostTable({
          settings: env,
          isLocal: isLocalMode(mode),
          languages: offered,
          scriptHashes: scriptHashes(pages),
          styleHashes: await styleHashes(pages),
        });
        await writeTable(resolve(root, build.outDir), table);
      };
    },
    async writeBundle(_, bundle) {
      const pages = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.html'));
      await write(pages.flatMap((page) => (page.type === 'asset' ? [page.source.toString()] : [])));
    },
  };
}

/** Writes the table for a folder with the built app. */
export async function writeTable(app: string, table: HostTable): Promise<void> {
  const folder = hostingOf(app);
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'hosting.json'), JSON.stringify(table, null, 2)),
    writeFile(join(folder, 'firebase.json'), firebaseFile(table)),
    writeFile(join(folder, 'nginx.conf'), nginxFile(table)),
    writeFile(join(folder, 'nginx-languages.conf'), nginxLanguagesFile(table)),
  ]);
}

/** The table that was written for a folder with the built app. */
export async function readTable(app: string): Promise<HostTable> {
  return JSON.parse(await readFile(join(hostingOf(app), 'hosting.json'), 'utf8'));
}

/** Beside the app, so that it is not published with it. */
function hostingOf(app: string): string {
  return `${app}-hosting`;
}
