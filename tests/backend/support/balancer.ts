import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import pWaitFor from 'p-wait-for';
import { listenOnLoopback } from '../../../scripts/stack/loopback.ts';

/** A load balancer on the loopback address, which sends each call once, over connections that it keeps. */
export interface Balancer {
  readonly url: string;
  /** Sends calls to a backend once its `/readyz` answers 200. */
  readonly add: (backend: string) => Promise<void>;
  /** Sends no further calls to a backend once its `/readyz` does not answer 200. */
  readonly leave: (backend: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Answers 502 where a backend breaks a connection, as nginx does for what may not be sent twice. */
export async function openBalancer(): Promise<Balancer> {
  const backends = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const forward = (incoming: IncomingMessage, answer: ServerResponse) => {
    const backend = [...backends][turn++ % backends.size];
    const { method, headers, url } = incoming;
    const { connection: _, ...kept } = headers;
    const sent = request(`${backend}${url}`, { method, headers: kept, agent });
    sent.on('response', (received) => {
      const { connection: __, 'keep-alive': ___, ...told } = received.headers;
      answer.writeHead(received.statusCode ?? 502, told);
      pipeline(received, answer, () => {});
    });
    sent.on('error', () => answer.writeHead(502).end());
    incoming.pipe(sent);
  };
  const server = await listenOnLoopback(forward);
  return {
    url: `http://127.0.0.1:${server.port}`,
    add: async (backend) => {
      await pWaitFor(() => isReady(backend));
      backends.add(backend);
    },
    leave: async (backend) => {
      await pWaitFor(async () => !(await isReady(backend)));
      backends.delete(backend);
    },
    close: async () => {
      const closed = server.close();
      agent.destroy();
      await closed;
    },
  };
}

async function isReady(backend: string): Promise<boolean> {
  const answer = await fetch(`${backend}/readyz`, { headers: { connection: 'close' } });
  await answer.arrayBuffer();
  return answer.ok;
}
