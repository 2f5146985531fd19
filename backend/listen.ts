import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { StartupFailure } from './startup-failure.ts';

const closeGraceMs = 5_000;
const requestTimeoutMs = 30_000;

export interface Listening {
  /** With the actual port, also where 0 was asked for. */
  readonly url: string;
  /** Refuses new requests and gives those under way 5 s. */
  readonly close: () => Promise<void>;
}

/** Listens on an address; rejects with a StartupFailure if it cannot. */
export function listen(server: Server, host: string, port: number): Promise<Listening> {
  server.requestTimeout = requestTimeoutMs;
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartupFailure(reasonOf(error, host, port))));
    server.listen(port, host, () => {
      resolve({ url: urlOf(server, host), close: () => close(server) });
    });
  });
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : '';
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const grace = setTimeout(() => server.closeAllConnections(), closeGraceMs);
    server.close(() => {
      clearTimeout(grace);
      resolve();
    });
  });
}

function reasonOf(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken: stop what uses it, or set BACKEND_PORT to another port.`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} may not be used by this account: set BACKEND_PORT to one above 1023.`;
  }
  return `The backend cannot listen on ${host} (${error.code}): set BACKEND_HOST to an address of this machine, such as 127.0.0.1.`;
}
