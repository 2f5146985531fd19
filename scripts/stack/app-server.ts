import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const forever = 'public, max-age=31536000, immutable';

/** A running static server. */
export type AppServer = { close(): Promise<void> };

/** Serves a built app on the loopback address as a static host would; rejects if the port is taken. */
export async function serveApp(folder: string, port: number): Promise<AppServer> {
  const server = createAdaptorServer({ fetch: staticHost(folder).fetch }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => resolve());
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Files as they are, hashed assets for ever, and the app's page for every other address asked for as a page. */
export function staticHost(folder: string): Hono {
  const host = new Hono();
  host.use(async (c, next) => {
    await next();
    const lasting = c.req.path.startsWith('/assets/') && c.res.ok;
    c.res.headers.set('Cache-Control', lasting ? forever : 'no-cache');
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
  });
  host.use(serveStatic({ root: folder, precompressed: true }));
  const page = serveStatic({ root: folder, path: 'index.html', precompressed: true });
  host.get('*', (c, next) =>
    c.req.path.startsWith('/assets/') || !c.req.header('Accept')?.includes('text/html')
      ? next()
      : page(c, next),
  );
  return host;
}
