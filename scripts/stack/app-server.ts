import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { pageFileOf } from '../hosting/pages.ts';
import { readTable } from '../hosting/plugin.ts';
import type { HostTable } from '../hosting/table.ts';

/** A running static server. */
export type AppServer = { close(): Promise<void> };

/**
 * Serves a built app on the loopback address as a static host would, with the headers that were
 * written for it; rejects if the port is taken.
 * `vite preview` would answer a missing file with the app's page, and compress nothing.
 */
export async function serveApp(folder: string, port: number): Promise<AppServer> {
  const handler = staticHost(folder, await readTable(folder));
  const server = createServer(handler).listen(port, '127.0.0.1');
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

/** Sends files, and the page of every other address. */
function staticHost(folder: string, table: HostTable) {
  const assets = new Map(Object.entries(table.assets));
  const elsewhere = new Map(Object.entries(table.elsewhere));
  const setHeaders = (response: ServerResponse, path: string) => {
    response.setHeaders(path.startsWith('/assets/') ? assets : elsewhere);
  };
  const notFound = (response: ServerResponse) => {
    response.setHeaders(elsewhere).writeHead(404).end();
  };
  const files = sirv(folder, { brotli: true, gzip: true, setHeaders });
  return (request: IncomingMessage, response: ServerResponse): void => {
    files(request, response, () => {
      if (!isForPage(request)) return notFound(response);
      request.url = pageFileOf(table.pages, new URL(request.url ?? '/', 'http://host').pathname);
      files(request, response, () => notFound(response));
    });
  };
}

function isForPage({ url, headers }: IncomingMessage): boolean {
  return !url?.startsWith('/assets/') && (headers.accept?.includes('text/html') ?? false);
}
