import { routePath } from 'hono/route';
import type { Log } from '../log.ts';
import type { Middleware } from './context.ts';

/** One line a request: method, route pattern (never the address itself), status and milliseconds. */
export function logRequests(log: Log): Middleware {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const took = Math.round(performance.now() - start);
    log(`${context.req.method} ${routePath(context, -1)} ${context.res.status} ${took}ms`);
  };
}
