import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/stack/root.ts';

/** The scripts that a script names as its imports. */
export function importsOf(script: string): string[] {
  const found = script.matchAll(/(?:\bimport|\bfrom)\s*"\.\/([^"]+\.js)"/g);
  return [...found].map(([, file]) => `/assets/${file}`);
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
