import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './stack/root.ts';

// `npm run walk -- --runs 4000` takes more random walks than `npm test` does. `--seed 3 --path 17:0:2`
// replays the one that failed, and `--seed 3` walks from one seed alone.
const { values } = parseArgs({
  options: { runs: { type: 'string' }, seed: { type: 'string' }, path: { type: 'string' } },
});
const { runs, seed, path } = values;

const child = spawn(
  process.execPath,
  [join(root, 'node_modules/.bin/vitest'), 'run', '--project', 'walks'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(runs && { WALK_RUNS: runs }),
      ...(seed && { WALK_SEED: seed }),
      ...(path && { WALK_PATH: path }),
    },
  },
);
child.once('close', (code) => {
  process.exitCode = code ?? 1;
});
