import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { range } from './choices.ts';
import { flowNames, WalkCoverage } from './coverage.ts';
import { beginning } from './offers.ts';
import { type Draws, Walk } from './walk.ts';

const { WALK_RUNS, WALK_SEED, WALK_PATH } = process.env;
const usualWalks = 200;
const walks = Number(WALK_RUNS ?? usualWalks);
const seeds = WALK_SEED ? [Number(WALK_SEED)] : [1, 2, 3, 4];
const longestWalk = 60;

const draw = fc.noBias(fc.nat(range - 1));

const draws: fc.Arbitrary<Draws> = fc.record({
  start: fc.tuple(draw, draw),
  steps: fc.noBias(
    fc.array(fc.tuple(draw, draw, draw), { minLength: 10, maxLength: longestWalk, size: 'max' }),
  ),
});

/** How often a call succeeds in a thousand walks, at the least: about a third of what is usual. */
const leastOfAThousand = {
  login: 20,
  signup: 3,
  linkPending: 20,
  logout: 10,
  logoutEverywhere: 10,
  confirmBooking: 10,
  bookResource: 4,
  cancelBooking: 3,
  moveBooking: 1,
  createEvent: 20,
  updateEvent: 4,
  cancelEvent: 3,
  respondToInvite: 10,
  respondToMemberInvite: 4,
  createAppointment: 4,
  createCalendarEvent: 10,
  createTask: 4,
  deleteTask: 1,
  updateTask: 3,
  savePushToken: 25,
};

const coverage = new WalkCoverage();

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

describe('the app keeps its rules on random walks', () => {
  it.each(seeds)('from seed %i', { timeout: 3_600_000 }, async (seed) => {
    const property = fc.asyncProperty(draws, (drawn) => new Walk(coverage).go(drawn));
    const numRuns = Math.ceil(walks / seeds.length);
    // A shorter walk to the same fault takes minutes to find: only a run of one seed looks for it.
    const endOnFailure = !WALK_SEED || WALK_PATH !== undefined;
    const path = WALK_PATH ?? '';
    const result = await fc.check(property, { seed, numRuns, endOnFailure, path });
    if (!result.failed) return;
    const again = `npm run walk -- --seed ${seed}`;
    throw new Error(
      `${reasonOf(result.errorInstance)}\n` +
        `The same walk again: ${again} --path ${result.counterexamplePath}\n` +
        `A shorter one, in some minutes: ${again} --runs ${walks}`,
    );
  });
});

// A run of one seed looks for a fault, and too few walks reach little.
const isTooFew = WALK_SEED !== undefined || walks < usualWalks;

describe.skipIf(isTooFew)(`${usualWalks} random walks and more reach the whole app`, () => {
  it('meets every flow, and takes most of its transitions', () => {
    console.log(
      `${coverage.walks} walks, ${coverage.draftsFound} drafts found again\n${coverage.table()}`,
    );
    const rare = flowNames.filter((name) => (coverage.alive.get(name) ?? 0) < coverage.walks / 100);
    expect(rare).toEqual([]);
    const { states, transitions } = coverage.parts();
    expect(states).toBeGreaterThan(0.88);
    expect(transitions).toBeGreaterThan(0.64);
  });

  it('finishes what people began, and finds their drafts again', () => {
    const parts = coverage.walks / 1_000;
    const rare = Object.entries(leastOfAThousand).filter(
      ([call, least]) => (coverage.succeeded.get(call) ?? 0) < Math.floor(least * parts),
    );
    expect(rare).toEqual([]);
    expect(coverage.draftsFound).toBeGreaterThan(15 * parts);
  });
});

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
