import { execa } from 'execa';
import { optionsOf } from './command-line.ts';
import { Fault } from './fault.ts';
import { root } from './stack/root.ts';

/** What tests that draw at random are asked for. */
interface Draws {
  readonly runs?: string;
  readonly seed?: string;
  readonly path?: string;
}

/** Runs such tests as the command's options say, and sets the exit code. */
export async function runDraws(
  name: 'WALK' | 'FUZZ',
  tests: readonly string[],
  usual: Draws = {},
): Promise<void> {
  const text = { type: 'string' } as const;
  const draws = { ...usual, ...optionsOf({ runs: text, seed: text, path: text }) };
  const { exitCode = 1 } = await execa('node_modules/.bin/vitest', ['run', ...tests], {
    cwd: root,
    stdio: 'inherit',
    reject: false,
    env: variablesOf(name, draws),
  });
  process.exitCode = exitCode;
}

/** The variables in which the tests find it; a `Fault` if it is no number. */
export function variablesOf(
  name: 'WALK' | 'FUZZ',
  { runs, seed, path }: Draws,
): Readonly<Record<string, string>> {
  if (runs !== undefined && !/^[1-9]\d*$/.test(runs))
    throw new Fault(`“${runs}” is not a number of runs.`);
  if (seed !== undefined && !/^\d+$/.test(seed)) throw new Fault(`“${seed}” is not a seed.`);
  return {
    ...(runs && { [`${name}_RUNS`]: runs }),
    ...(seed && { [`${name}_SEED`]: seed }),
    ...(path && { [`${name}_PATH`]: path }),
  };
}
