import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './stack/root.ts';

// Replays one failing walk: `npm run walk -- --seed 3 --path 17:0:2`. Without a path it walks all of
// the seed's, and without a seed those of every seed.
const { values } = parseArgs({ options: { seed: { type: 'string' }, path: { type: 'string' } } });
const { seed, path } = values;

const child = spawn(
  process.execPath,
  [join(root, 'node_modules/.bin/vitest'), 'run', '--project', 'walks'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(seed && { WALK_SEED: seed }), ...(path && { WALK_PATH: path }) },
  },
);
child.once('close', (code) => {
  process.exitCode = code ?? 1;
});
