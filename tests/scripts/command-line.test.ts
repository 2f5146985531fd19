import { expect, it } from 'vitest';
import { optionsOf } from '../../scripts/command-line.ts';

const options = { fresh: { type: 'boolean' }, runs: { type: 'string' } } as const;

it.each([['--frash'], ['fresh'], ['--runs'], ['--fresh=yes']])(
  'Commands: %j is answered with one sentence that names the options',
  (word) => {
    expect(() => optionsOf(options, [word])).toThrow(
      `“${word}” is not known here: the options are --fresh and --runs <value>.`,
    );
  },
);
