import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file; `bytes` as a static host sends it: as Brotli, fonts as they are. */
export type Load = { readonly file: string; readonly bytes: number; readonly text: string };

/** Files of a built app by their addresses, each with its `.br` beside it. */
export async function readLoads(folder: string, files: readonly string[]): Promise<Load[]> {
  return Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const sent = file.endsWith('.woff2') ? path : `${path}.br`;
      return { file, bytes: (await stat(sent)).size, text: await readFile(path, 'latin1') };
    }),
  );
}

/** The addresses of the scripts that a page of a built app names: they travel before it can be used. */
export async function scriptsOf(folder: string, page: string): Promise<string[]> {
  const html = await readFile(join(folder, page), 'utf8');
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
}

/** The sum of some files in bytes. */
export function weightOf(loads: readonly Load[]): number {
  return loads.reduce((sum, { bytes }) => sum + bytes, 0);
}

const markers = [
  { name: 'Firebase', text: '@firebase/app' },
  { name: 'Firebase sign-in', text: 'identitytoolkit.googleapis.com' },
  { name: 'phone metadata', text: 'country_calling_codes:{1:' },
  { name: "a month's grid", text: 'minimumDate' },
];

/** The heavy parts that are in these files. */
export function heavyParts(loads: readonly Load[]): string[] {
  return markers
    .filter((marker) => loads.some(({ text }) => text.includes(marker.text)))
    .map(({ name }) => name);
}
