import autocannon, { type Client, type Result } from 'autocannon';
import type { Person } from '../../many-people.ts';
import { visitsOf } from './visits.ts';

/** The figures of a crowd of clients; times in milliseconds. */
export interface Cell {
  readonly perSecond: number;
  readonly bookedPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Times that another person took meanwhile, and quotas: expected answers. */
  readonly refused: number;
  /** Calls with any other answer, or without one. */
  readonly failed: number;
}

/** Lets so many clients visit for some seconds, spread evenly over the backends. */
export async function measureCell(
  urls: readonly string[],
  people: readonly Person[],
  clients: number,
  seconds: number,
): Promise<Cell> {
  let booked = 0;
  const took: number[] = [];
  const statuses = new Map<number, number>();
  const start = performance.now();
  const visit = async (url: string) => {
    const connections = clients / urls.length;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const setupClient = (client: Client) => client.setRequests([visitsOf(people, () => booked++)]);
    const options = { url, connections, duration: seconds, setupClient };
    const running = autocannon(options, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    running.on('response', (_client, status, _bytes, ms) => {
      took.push(ms);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    return promise;
  };
  const results = await Promise.all(urls.map(visit));
  const elapsed = (performance.now() - start) / 1_000;
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor((took.length - 1) * share)] ?? 0;
  const answered = (...expected: number[]) =>
    expected.reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0);
  const lost = results.reduce((sum, { errors }) => sum + errors, 0);
  return {
    perSecond: took.length / elapsed,
    bookedPerSecond: booked / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    refused: answered(409),
    failed: took.length - answered(200, 201, 409) + lost,
  };
}
