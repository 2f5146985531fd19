import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a database server that can be cut, as an outage cuts it. */
export interface Way {
  readonly url: string;
  /** Ends every connection and refuses new ones. */
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

export async function openWay(target: string): Promise<Way> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const start = async (at: number): Promise<Server> => {
    const server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(from);
        from.pipe(to);
        from.on('error', () => {});
        from.on('close', () => {
          open.delete(from);
          to.destroy();
        });
      }
    }).listen(at, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await start(0);
  const own = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.port = String(own);
  return {
    url: url.href,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    restore: async () => {
      server = await start(own);
    },
  };
}
