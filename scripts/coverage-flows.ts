import { spawnSync } from 'node:child_process';
import { optionsOf } from './command-line.ts';
import { root } from './stack/root.ts';

// Walks the generated paths with all three drivers; the reporters print what was taken. With
// `--record` they also write it down in tests/model/coverage.json.
const { record } = optionsOf({ record: { type: 'boolean' } });

const walks = [
  ['vitest', 'run', 'tests/model/', ...(record ? ['--update'] : [])],
  ['playwright', 'test', 'tests/model/browser/', ...(record ? ['--update-snapshots', 'all'] : [])],
] as const;

for (const [runner, ...args] of walks) {
  const { status } = spawnSync(`node_modules/.bin/${runner}`, args, {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
