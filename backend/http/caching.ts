import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { Middleware } from './context.ts';

/*
 * An answer that a booking can change is asked for each time, and is sent again only if it is another
 * one: an answer that was kept for a minute would offer a time that is taken.
 */

/** Weak, since a proxy may compress what it passes on. */
const tagged = etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, 'link'] });

/**
 * For a call whose answer is the same for everybody, with a session or without: any cache keeps it
 * (§22.160). An age of 0, since some CDNs do not heed `no-cache`.
 */
export const keptByAnyCache: readonly Middleware[] = [
  keptAs('public, max-age=0, must-revalidate'),
  tagged,
];

/**
 * For a call that needs a session, and whose answer tells nothing about its person: a browser keeps it
 * (§22.161).
 */
export const keptByBrowser: readonly Middleware[] = [
  keptAs('private, no-cache', 'Authorization'),
  tagged,
];

/** Says how an answer is kept; a refusal and a failure are not. */
function keptAs(policy: string, vary?: string): Middleware {
  return async (context, next) => {
    await next();
    const { ok, status, headers } = context.res;
    if (!ok && status !== 304) return;
    headers.set('cache-control', policy);
    if (vary !== undefined) headers.append('vary', vary);
  };
}
