import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from './context.ts';

/** A server of an app. A load balancer that asks by HTTP/1.0 names no host, and is answered as well. */
export function serverOf(app: App): Server {
  return createServer(getRequestListener(app.fetch, { hostname: 'localhost' }));
}
