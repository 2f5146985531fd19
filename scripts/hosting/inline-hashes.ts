import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineStyles } from '../../src/worker/inline-styles.ts';
import { root } from '../stack/root.ts';

/** The policy's sources for the script elements in these pages that have their text in them. */
export function scriptHashes(pages: readonly string[]): readonly string[] {
  const element = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
  return hashesOf(
    pages.flatMap((page) => Array.from(page.matchAll(element), ([, text = '']) => text)),
  );
}

/** The policy's sources for each style element: those in the pages, and those that React Aria adds. */
export async function styleHashes(pages: readonly string[]): Promise<readonly string[]> {
  return hashesOf([...pages.flatMap(inlineStyles), ...(await stylesOfReactAria())]);
}

function hashesOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(hashOf))];
}

/** A policy's source for an inline text. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The texts of the style elements that React Aria adds while the app runs. It would take a nonce
 * instead, but a static host cannot send a new one with each page.
 */
async function stylesOfReactAria(): Promise<string[]> {
  const folder = join(root, 'node_modules/react-aria/dist/private');
  const texts: string[] = [];
  for await (const file of glob('**/*.mjs', { cwd: folder })) {
    const source = await readFile(join(folder, file), 'utf8');
    if (source.includes(`.createElement('style')`)) texts.push(styleIn(source, file));
  }
  return texts;
}

function styleIn(source: string, file: string): string {
  const [, template] = source.match(/\.textContent = `([^`]*)`\.trim\(\)/) ?? [];
  const text = template?.replaceAll(/\$\{([\w$]+)\}/g, (whole, name) => {
    const declared = source.split(`const ${name} = '`)[1];
    return declared?.split("'")[0] ?? whole;
  });
  if (text === undefined || text.includes('${')) {
    throw new Error(`React Aria's ${file} adds a style that cannot be read, so it has no hash.`);
  }
  return text.trim();
}
