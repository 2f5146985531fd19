import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sirv from 'sirv';

/** A running static server. */
export type AppServer = { close(): Promise<void> };

/**
 * Serves a built app on the loopback address as a static host would; rejects if the port is taken.
 * `vite preview` would answer a missing file with the app's page, and compress nothing.
 */
export async function serveApp(folder: string, port: number): Promise<AppServer> {
  const server = createServer(staticHost(folder)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Sends files, hashed assets to be cached for ever, and the app's page at every other page address. */
function staticHost(folder: string) {
  const files = sirv(folder, { brotli: true, gzip: true, setHeaders });
  return (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    files(request, response, () => {
      if (!isForPage(request)) return notFound(response);
      request.url = '/';
      files(request, response, () => notFound(response));
    });
  };
}

function setHeaders(response: ServerResponse, path: string): void {
  if (path.startsWith('/assets/'))
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
}

function isForPage({ url, headers }: IncomingMessage): boolean {
  return !url?.startsWith('/assets/') && (headers.accept?.includes('text/html') ?? false);
}

function notFound(response: ServerResponse): void {
  response.writeHead(404).end();
}
