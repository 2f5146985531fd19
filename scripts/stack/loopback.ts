import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on the loopback address. */
export interface LoopbackServer {
  readonly port: number;
  /** Ends open connections, too. */
  readonly close: () => Promise<void>;
}

/** Starts a server; port 0 takes any free one. Rejects if the port is taken. */
export async function listenOnLoopback(
  handle: RequestListener,
  wanted = 0,
): Promise<LoopbackServer> {
  const server = createServer(handle).listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
