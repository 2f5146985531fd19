/** One request by its number; resolves with whether the answer was the expected one. */
type Ask = (request: number) => Promise<boolean>;

export interface Measured {
  readonly perSecond: number;
  readonly p99: number;
  readonly failed: number;
}

/**
 * Lets `clients` send one request after another, in parallel, for some seconds or up to a number of
 * requests.
 */
export async function load(
  clients: number,
  seconds: number,
  ask: Ask,
  most = Number.POSITIVE_INFINITY,
): Promise<Measured> {
  const took: number[] = [];
  let [asked, failed] = [0, 0];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end && asked < most) {
        const from = performance.now();
        if (!(await ask(asked++))) failed++;
        took.push(performance.now() - from);
      }
    }),
  );
  const elapsed = (performance.now() - start) / 1000;
  took.sort((a, b) => a - b);
  const p99 = took[Math.floor((took.length - 1) * 0.99)] ?? 0;
  return { perSecond: took.length / elapsed, p99, failed };
}
