import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { appCheckHeader } from '../app-check/require-app.ts';
import type { App, Middleware } from './context.ts';
import { refusal } from './refusal.ts';
import { requestIdHeader } from './request-id.ts';

/** Fits an answer of the greatest length to each question of an event, in a script of three bytes a letter. */
const maxBodyBytes = 384 * 1024;
const preflightSeconds = 7200;
const readableHeaders = ['Retry-After', 'Link', requestIdHeader].join();

/** Security headers, answers for the app's own origins only, no caching unless a route says so, small bodies. */
export function protect(app: App, allowedOrigins: readonly string[]): void {
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      xFrameOptions: 'DENY',
    }),
  );
  app.options(
    '*',
    cors({
      origin: [...allowedOrigins],
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['Authorization', 'Content-Type', requestIdHeader, appCheckHeader],
      maxAge: preflightSeconds,
    }),
  );
  app.use(answerTo(allowedOrigins));
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  });
  app.use(limitBodies());
}

/**
 * Lets pages of these origins read an answer. Hono's `cors` would make each answer a second time, as a
 * stream, which costs some percent of a booking.
 */
function answerTo(allowedOrigins: readonly string[]): Middleware {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const origin = context.req.header('origin') ?? '';
    if (allowedOrigins.includes(origin)) headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', readableHeaders);
    headers.append('vary', 'Origin');
  };
}

/** Refuses (413) a large body, by its length where the request says it: Node reads no more than that. */
function limitBodies(): Middleware {
  const onError = () => {
    throw refusal(413, (say) => say.tooLarge);
  };
  const counted = bodyLimit({ maxSize: maxBodyBytes, onError });
  return (context, next) => {
    const { req } = context;
    if (req.method === 'GET') return next();
    const length = req.header('content-length');
    // A look at the body makes a stream of it, which costs some percent of a request.
    if (length === undefined || req.header('transfer-encoding') !== undefined)
      return counted(context, next);
    return Number(length) > maxBodyBytes ? onError() : next();
  };
}
