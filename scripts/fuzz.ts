import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './stack/root.ts';

// `npm run fuzz -- --runs 1000` sends more odd requests of each call to the backend, on PGlite and on
// PostgreSQL, than `npm test` does. `--seed 3 --path 17:0:2` replays the one that failed.
const { values } = parseArgs({
  options: { runs: { type: 'string' }, seed: { type: 'string' }, path: { type: 'string' } },
});
const { runs = '1000', seed, path } = values;

const child = spawn(
  process.execPath,
  [
    join(root, 'node_modules/.bin/vitest'),
    'run',
    ...['--project', 'pglite', '--project', 'postgres'],
    'tests/backend/both-databases/odd-requests.test.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_RUNS: runs,
      ...(seed && { FUZZ_SEED: seed }),
      ...(path && { FUZZ_PATH: path }),
    },
  },
);
child.once('close', (code) => {
  process.exitCode = code ?? 1;
});
