// @vitest-environment node
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#domain/contract/call.ts';
import { calls } from '#domain/contract/calls.ts';
import { Refusal } from '#domain/contract/failure.ts';
import type { App } from '../../../backend/http/context.ts';
import { defaultLimits, type Limits } from '../../../backend/rate-limits/limits.ts';
import { send, setUpBackend } from '../support/backend.ts';
import { type GoodRequests, openGoodRequests } from '../support/good-requests.ts';
import { oddRequests } from '../support/odd-requests.ts';

// `npm run fuzz -- --runs 1000` sends more; `--seed` and `--path` replay a run that failed.
const { FUZZ_RUNS, FUZZ_SEED, FUZZ_PATH } = process.env;
const usualRuns = 25;
const runs = Number(FUZZ_RUNS ?? usualRuns);
const seed = Number(FUZZ_SEED ?? 1);
/** A person adds only so much a day, so that a new day begins from time to time. */
const requestsADay = 40;
/** The calls whose answers a cache may keep, and how; those of all others tell something of a person. */
const kept: Readonly<Record<string, string>> = {
  listServices: 'public, max-age=0, must-revalidate',
  searchServices: 'public, max-age=0, must-revalidate',
  getResource: 'private, no-cache',
  getResourceSlots: 'private, no-cache',
};
const backend = setUpBackend();
let app: App;
let good: GoodRequests;

beforeEach(async () => {
  app = backend.another({ limits: withoutEnd(defaultLimits) });
  good = await openGoodRequests(backend);
});

describe('Requests: whatever is sent', () => {
  it.each(Object.values<Call>(calls))(
    '$method $path answers by the contract or refuses with a sentence, never fulfils what the contract does not allow, and lets no cache keep a personal answer',
    { timeout: 60_000 + runs * 500 },
    async (call) => {
      const fields = await good.fieldsFor(call);
      let sent = 0;
      let fulfilled = 0;
      await fc.assert(
        fc.asyncProperty(oddRequests(call, fields), async ({ path, body, isRefused }) => {
          if (++sent % requestsADay === 0) await good.beginDay();
          const bearer = good.bearerFor(call);
          const response = await send(app, call.method, path, body, { bearer });
          const answer = await response.json();
          expect(response.status, `${path} ${body}`).toBeLessThan(500);
          if (response.ok) fulfilled++;
          if (isRefused) expect(response.ok, `${path} ${body}`).toBe(false);
          expect(response.headers.get('cache-control')).toBe(
            (response.ok && kept[call.name]) || 'no-store',
          );
          const shape = response.ok ? call.response : Refusal;
          expect(v.is(shape, answer), JSON.stringify(answer)).toBe(true);
        }),
        { numRuns: runs, seed, ...(FUZZ_PATH && { path: FUZZ_PATH }) },
      );
      // Of fewer requests by chance none may be good.
      if (FUZZ_PATH !== undefined || runs < usualRuns) return;
      expect(
        fulfilled,
        'no request was good: each field needs a good value in support/good-requests.ts',
      ).toBeGreaterThan(0);
    },
  );
});

function withoutEnd({ address, provenNumber, person }: Limits): Limits {
  const most = { ...person, points: Number.MAX_SAFE_INTEGER };
  const all = <Name extends string>(limits: Record<Name, unknown>) =>
    Object.fromEntries(Object.keys(limits).map((name) => [name, most])) as Limits['address'];
  return {
    address: all(address),
    provenNumber: all(provenNumber),
    accounts: most,
    person: most,
  };
}
