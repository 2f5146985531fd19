import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { range } from './choices.ts';
import { beginning } from './offers.ts';
import { flowNames, Reach } from './reach.ts';
import { type Draws, Walk } from './walk.ts';

const walksOfASeed = Number(process.env.WALK_RUNS ?? 250);
const longestWalk = 60;

const draw = fc.noBias(fc.nat(range - 1));

const draws: fc.Arbitrary<Draws> = fc.record({
  start: fc.tuple(draw, draw),
  steps: fc.noBias(fc.array(fc.tuple(draw, draw, draw), { maxLength: longestWalk, size: 'max' })),
});

/** What a thousand walks come to at the least. */
const leastOfAThousand = {
  login: 40,
  signup: 8,
  confirmBooking: 8,
  bookResource: 5,
  createEvent: 5,
  respondToInvite: 6,
  respondToMemberInvite: 7,
  createAppointment: 4,
  createCalendarEvent: 3,
  createTask: 1,
  savePushToken: 10,
};

/**
 * Walks at random, each seed its own walks, and the rules of `invariants.ts` hold at every step.
 * `npm run walk` sets what is to be walked again.
 */
export function describeWalks(own: readonly number[]): void {
  const reach = new Reach();
  const { WALK_SEED, WALK_PATH } = process.env;
  const isOwn = own.some((seed) => seed % 2 === Number(WALK_SEED) % 2);
  const seeds = WALK_SEED === undefined ? own : [Number(WALK_SEED)].filter(() => isOwn);

  beforeAll(() => {
    vi.useFakeTimers({
      now: beginning,
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'Date',
      ],
    });
  });

  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  describe.skipIf(seeds.length === 0)('random walks keep the rules', () => {
    it.each(seeds)('seed %i', { timeout: 600_000 }, async (seed) => {
      const property = fc.asyncProperty(draws, (drawn) => new Walk(reach).go(drawn));
      const again = WALK_PATH ? { path: WALK_PATH, endOnFailure: true } : {};
      const result = await fc.check(property, { seed, numRuns: walksOfASeed, ...again });
      if (!result.failed) return;
      const replay = `npm run walk -- --seed ${seed} --path ${result.counterexamplePath}`;
      throw new Error(`${reasonOf(result.errorInstance)}\nThe same walk again: ${replay}`);
    });
  });

  describe.skipIf(WALK_SEED !== undefined)('random walks lead somewhere', () => {
    it('every flow lives in one of a hundred walks, and most of what it can do is done', () => {
      console.log(
        `${reach.walks} walks, ${reach.draftsFound} drafts found again\n${reach.table()}`,
      );
      const rare = flowNames.filter((name) => (reach.alive.get(name) ?? 0) < reach.walks / 100);
      expect(rare).toEqual([]);
      const { states, transitions } = reach.parts();
      expect(states).toBeGreaterThan(0.93);
      expect(transitions).toBeGreaterThan(0.65);
    });

    it('people come to the end of what they began, and find again what they left', () => {
      const parts = reach.walks / 1_000;
      const rare = Object.entries(leastOfAThousand).filter(
        ([call, least]) => (reach.succeeded.get(call) ?? 0) < least * parts,
      );
      expect(rare).toEqual([]);
      expect(reach.draftsFound).toBeGreaterThan(20 * parts);
    });
  });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
