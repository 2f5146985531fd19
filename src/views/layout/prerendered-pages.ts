import { parse } from 'regexparam';
import { publicPaths } from '../pages/public-paths.ts';
import { guardedPaths } from './guarded-paths.ts';

/** The page of every unknown address. */
export const notFoundPage = '/404';

/** The pages that the build writes as HTML. */
export const prerenderedPages = ['/', '/home', ...publicPaths, notFoundPage] as const;

export type PrerenderedPage = (typeof prerenderedPages)[number];

/** The one of them that an address shows; null on guarded pages. */
export function prerenderedPageAt(path: string): PrerenderedPage | null {
  const isAt = (page: string) => parse(page).pattern.test(path);
  if (guardedPaths.some(isAt)) return null;
  return prerenderedPages.find(isAt) ?? notFoundPage;
}
