import { createServer } from 'node:http';
import { type Listening, listen } from '../listen.ts';
import { describeError, type Log } from '../log.ts';
import type { Prometheus } from './prometheus.ts';

/**
 * `/metrics` on a port of its own, so that a proxy does not make it public with the calls: the number
 * of bookings is for the operator alone (§22.142).
 */
export function serveMetrics(
  { contentType, text }: Prometheus,
  { host, port }: { readonly host: string; readonly port: number },
  log: Log,
): Promise<Listening> {
  const server = createServer(async (request, answer) => {
    if (request.url !== '/metrics') return answer.writeHead(404).end();
    try {
      const metrics = await text();
      answer.writeHead(200, { 'content-type': contentType }).end(metrics);
    } catch (error) {
      log.error({ error: describeError(error) }, 'unexpected error');
      answer.writeHead(500).end();
    }
  });
  return listen(server, host, port, 'METRICS');
}
