import { listenOnLoopback } from '../../scripts/stack/loopback.ts';

/** A host of the app that sends a page's HTML in two halves. */
export interface HaltingHost {
  readonly appUrl: string;
  /** Sends the other half, of every page. */
  readonly goOn: () => void;
  readonly close: () => Promise<void>;
}

/** Passes on what another host answers; a page stops behind the first occurrence of `half`. */
export async function openHaltingHost(appUrl: string, half: string): Promise<HaltingHost> {
  const { promise: other, resolve: goOn } = Promise.withResolvers<void>();
  const server = await listenOnLoopback(async ({ url = '/' }, answer) => {
    const response = await fetch(new URL(url, appUrl), {
      headers: { accept: '*/*;q=0.1,text/html' },
    });
    const type = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    answer.writeHead(response.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return answer.end(body);
    const end = body.indexOf(half) + half.length;
    answer.write(body.subarray(0, end));
    await other;
    answer.end(body.subarray(end));
  });
  return {
    appUrl: `http://localhost:${server.port}`,
    goOn,
    close: async () => {
      goOn();
      await server.close();
    },
  };
}
