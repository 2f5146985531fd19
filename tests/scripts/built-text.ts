import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Load } from '../../scripts/bench/loads.ts';
import { toBrotli } from '../../scripts/stack/precompress.ts';
import { root } from '../../scripts/stack/root.ts';

/** The scripts that a script names as its imports. */
export function importsOf(script: string): string[] {
  const found = script.matchAll(/(?:\bimport|\bfrom)\s*"\.\/([^"]+\.js)"/g);
  return [...found].map(([, file]) => `/assets/${file}`);
}

const steadyWeights = new Map<string, Promise<number>>();

/**
 * What scripts weigh as Brotli, in KiB. A file's name ends in a hash of all that it needs, which no
 * compression foresees: each is taken for one of the name alone, so that a page weighs more only with more
 * code.
 */
export async function kibOf(scripts: readonly Load[]): Promise<number> {
  const weights = scripts.map(({ file, text }) => {
    const weight = steadyWeights.get(file) ?? steadyWeightOf(text);
    steadyWeights.set(file, weight);
    return weight;
  });
  return (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0) / 1024;
}

async function steadyWeightOf(text: string): Promise<number> {
  const steady = text.replace(/([\w-]+)-[\w-]{8}(?=\.(?:js|css)\b)/g, (_, name) => {
    const hash = createHash('sha256').update(name).digest('base64url');
    return `${name}-${hash.slice(0, 8)}`;
  });
  return (await toBrotli(Buffer.from(steady, 'latin1'))).length;
}

/** All texts of a built app. */
export function contentOf(built: string): Promise<string> {
  return allIn(built, '**/*.{html,js,css,json}');
}

/** What a build in English is made from. */
export function sourceOf(part: string): Promise<string> {
  return allIn(join(root, part), '**/*.{ts,tsx}', ['**/*.texts.{hi,te}.ts']);
}

async function allIn(cwd: string, pattern: string, exclude: string[] = []): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob(pattern, { cwd, exclude })) {
    texts.push(await readFile(join(cwd, file), 'utf8'));
  }
  return texts.join('\n');
}
