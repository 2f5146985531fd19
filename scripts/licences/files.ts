import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { isBuildOfApp } from '../hosting/app-build.ts';

/** Published with the app, since most licences ask that their text goes with every copy. */
export const appLicences = 'licences.txt';
export const workerLicences = 'licences-worker.txt';
export const fontsLicences = 'licences-fonts.txt';

const fontPackages = ['anek-latin', 'anek-devanagari', 'anek-telugu'];

/** Writes the licences of the fonts, which Vite does not see as packages of the build. */
export function fontLicences(): Plugin {
  return {
    name: 'timewell:font-licences',
    apply: isBuildOfApp,
    async generateBundle() {
      const parts = await Promise.all(fontPackages.map(licenceOf));
      this.emitFile({
        type: 'asset',
        fileName: fontsLicences,
        source: ['# Licenses', ...parts].join('\n\n'),
      });
    },
  };
}

/** In the form of the file that Vite writes. */
async function licenceOf(font: string): Promise<string> {
  const file = createRequire(import.meta.url).resolve(`@fontsource-variable/${font}/package.json`);
  const { name, version, license } = JSON.parse(await readFile(file, 'utf8'));
  const text = await readFile(join(dirname(file), 'LICENSE'), 'utf8');
  return `## ${name} - ${version} (${license})\n\n${text.trim()}`;
}
