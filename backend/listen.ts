import type { Server, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { StartupFailure } from './startup-failure.ts';

const closeGraceMs = 5_000;
/** So long a request may take to arrive; Node looks every 30 s. */
const requestTimeoutMs = 30_000;
/** Longer than the 60 s of most proxies, so that none sends a call over a connection that ends. */
const restingConnectionMs = 75_000;

export interface Listening {
  /** With the actual port, also where 0 was asked for. */
  readonly url: string;
  /** From now on each answer is the last on its connection, so that no proxy keeps one (§22.170). */
  readonly giveUpConnections: () => void;
  /** Refuses new connections and gives the requests under way 5 s (§23.4). */
  readonly close: () => Promise<void>;
}

/** Listens on an address; rejects with a StartupFailure, which names the settings, if it cannot. */
export function listen(
  server: Server,
  host: string,
  port: number,
  settings: 'BACKEND' | 'METRICS' = 'BACKEND',
): Promise<Listening> {
  server.requestTimeout = requestTimeoutMs;
  // Of the two limits Node takes the longer one for the whole request, and this one is 60 s by itself.
  server.headersTimeout = requestTimeoutMs;
  server.keepAliveTimeout = restingConnectionMs;
  const open = openAnswers(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartupFailure(reasonOf(error, { host, port, settings }))),
    );
    server.listen(port, host, () => {
      resolve({
        url: urlOf(server, host),
        giveUpConnections: () => giveUpConnections(server, open),
        close: () => close(server, open),
      });
    });
  });
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : '';
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** The answers that are not sent yet. */
function openAnswers(server: Server): ReadonlySet<ServerResponse> {
  const open = new Set<ServerResponse>();
  server.on('request', (_, answer: ServerResponse) => {
    open.add(answer);
    answer.once('close', () => open.delete(answer));
  });
  return open;
}

function close(server: Server, open: ReadonlySet<ServerResponse>): Promise<void> {
  return new Promise((resolve) => {
    const grace = setTimeout(() => server.closeAllConnections(), closeGraceMs);
    server.close(() => {
      clearTimeout(grace);
      resolve();
    });
    // A client would keep its connection for further requests, which nothing ends but the grace.
    giveUpConnections(server, open);
  });
}

function giveUpConnections(server: Server, open: ReadonlySet<ServerResponse>): void {
  const last = (answer: ServerResponse) => answer.setHeader('connection', 'close');
  for (const answer of open) if (!answer.headersSent) last(answer);
  server.prependListener('request', (_, answer: ServerResponse) => last(answer));
}

function reasonOf(
  error: NodeJS.ErrnoException,
  { host, port, settings }: { host: string; port: number; settings: string },
): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken: stop what uses it, or set ${settings}_PORT to another port.`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} may not be used by this account: set ${settings}_PORT to one above 1023.`;
  }
  return `The backend cannot listen on ${host} (${error.code}): set ${settings}_HOST to an address of this machine, such as 127.0.0.1.`;
}
