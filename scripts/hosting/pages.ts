import type { GuardedPath } from '../../src/views/layout/guarded-paths.ts';
import { guardedPaths } from '../../src/views/layout/guarded-paths.ts';

/** An address of the app, with `:name` for any one part, and the file that a host answers it with. */
export type Page = { readonly path: string; readonly file: string };

/** The guarded pages; every other address is answered with `index.html`. */
export const pages = guardedPaths.map((path) => ({ path, file: fileOf(path) }));

function fileOf(path: GuardedPath): string {
  return `/pages${path.replace(/\/:.*/, '')}.html`;
}

/** The file for an address. */
export function pageFileOf(all: readonly Page[], pathname: string): string {
  return all.find(({ path }) => patternOf(path).test(pathname))?.file ?? '/index.html';
}

/** An address as a regular expression, which nginx reads as well. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}
