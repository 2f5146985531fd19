import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { Fault } from './fault.ts';
import { root } from './stack/root.ts';

/** The variables in which tests that draw at random find what was asked for; a `Fault` if it is no number. */
export function drawsOf(
  name: 'WALK' | 'FUZZ',
  args: readonly string[],
  usualRuns?: string,
): Readonly<Record<string, string>> {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string' }, seed: { type: 'string' }, path: { type: 'string' } },
  });
  const { runs = usualRuns, seed, path } = values;
  if (runs !== undefined && !/^[1-9]\d*$/.test(runs))
    throw new Fault(`“${runs}” is not a number of runs.`);
  if (seed !== undefined && !/^\d+$/.test(seed)) throw new Fault(`“${seed}” is not a seed.`);
  return {
    ...(runs && { [`${name}_RUNS`]: runs }),
    ...(seed && { [`${name}_SEED`]: seed }),
    ...(path && { [`${name}_PATH`]: path }),
  };
}

/** Runs such tests and sets the exit code. */
export async function runDraws(
  draws: Readonly<Record<string, string>>,
  tests: readonly string[],
): Promise<void> {
  const { exitCode = 1 } = await execa('node_modules/.bin/vitest', ['run', ...tests], {
    cwd: root,
    stdio: 'inherit',
    reject: false,
    env: draws,
  });
  process.exitCode = exitCode;
}
