import { routePath } from 'hono/route';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Middleware } from './context.ts';

/** Asked every few seconds by load balancers. */
const probes: readonly string[] = ['/healthz', '/readyz'];

/** Logs and counts each request, by the route's pattern and never by the address itself. */
export function observeRequests(log: Log, metrics: Metrics): Middleware {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const ms = performance.now() - start;
    const { method } = context.req;
    const route = routePath(context, -1);
    const { status } = context.res;
    const { requestId, refusal } = context.var;
    metrics.request({ method, route, status }, ms / 1_000);
    if (refusal !== undefined) metrics.refusal({ status, reason: refusal });
    const line = { requestId, method, route, status, ms: Math.round(ms), refusal };
    log[probes.includes(route) ? 'debug' : 'info'](line, 'request');
  };
}
