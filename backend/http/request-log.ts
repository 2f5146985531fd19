import { routePath } from 'hono/route';
import type { Log } from '../log.ts';
import type { Middleware } from './context.ts';

/** Asked every few seconds by load balancers. */
const probes: readonly string[] = ['/healthz', '/readyz'];

/** One line a request, with the route's pattern and never the address itself. */
export function logRequests(log: Log): Middleware {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    const { method } = context.req;
    const route = routePath(context, -1);
    const { requestId } = context.var;
    const line = { requestId, method, route, status: context.res.status, ms };
    log[probes.includes(route) ? 'debug' : 'info'](line, 'request');
  };
}
