import { guardedPaths } from '../../src/views/layout/guarded-paths.ts';
import { notFoundPage, prerenderedPages } from '../../src/views/layout/prerendered-pages.ts';

/** An address of the app, with `:name` for any one part, and the file that a host answers it with. */
export type Page = { readonly path: string; readonly file: string };

/** The file for an address that is none of the app's; hosts know it by this name. */
export const missingFile = '/404.html';

/** The file without content, with which the worker opens an address whose own it has not kept. */
export const emptyFile = '/app.html';

/** All addresses of the app. */
export const pages: readonly Page[] = [...prerenderedPages, ...guardedPaths]
  .filter((path) => path !== notFoundPage)
  .map((path) => ({ path, file: fileOf(path) }));

/** The file with the HTML of a page, in the folder of its language. */
export function fileOf(path: string): string {
  if (path === '/') return '/index.html';
  return path === notFoundPage ? missingFile : `${path.replace(/\/:.*/, '')}.html`;
}

/** The file for an address in each language's folder; undefined for one that is not the app's. */
export function pageFileOf(all: readonly Page[], pathname: string): string | undefined {
  return all.find(({ path }) => patternOf(path).test(pathname))?.file;
}

/** An address as a regular expression, which nginx reads as well. */
export function patternOf(path: string): RegExp {
  return new RegExp(path === '/' ? '^/$' : `^${path.replace(/:\w+/g, '[^/]+')}/?$`);
}
