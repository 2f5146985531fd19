import { createServer } from 'node:http';
import { type Listening, listen } from '../listen.ts';
import type { Prometheus } from './prometheus.ts';

/**
 * `/metrics` on a port of its own, so that a proxy does not make it public with the calls: the number
 * of bookings is for the operator alone (§22.142).
 */
export function serveMetrics(
  { contentType, text }: Prometheus,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Listening> {
  const server = createServer(async (request, answer) => {
    if (request.url !== '/metrics') return answer.writeHead(404).end();
    const metrics = await text().catch(() => null);
    if (metrics === null) return answer.writeHead(500).end();
    return answer.writeHead(200, { 'content-type': contentType }).end(metrics);
  });
  return listen(server, host, port, 'METRICS');
}
