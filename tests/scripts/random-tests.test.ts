import { expect, it } from 'vitest';
import { variablesOf } from '../../scripts/random-tests.ts';

it('Random tests: runs, seed and path are handed on as they were asked for', () => {
  expect(variablesOf('FUZZ', {})).toEqual({});
  expect(variablesOf('WALK', { runs: '40', seed: '3', path: '17:0' })).toEqual({
    WALK_RUNS: '40',
    WALK_SEED: '3',
    WALK_PATH: '17:0',
  });
});

it.each([
  [{ runs: '4OO' }, '“4OO” is not a number of runs.'],
  [{ runs: '0' }, '“0” is not a number of runs.'],
  [{ seed: 'x' }, '“x” is not a seed.'],
])('Random tests: %j is refused, since it would pass without a single draw', (draws, sentence) => {
  expect(() => variablesOf('WALK', draws)).toThrow(sentence);
});
