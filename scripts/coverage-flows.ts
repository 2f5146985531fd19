import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from './stack/root.ts';

// Walks the generated paths with all three drivers; the reporters print what was taken. With
// `--record` they also write it down in tests/model/coverage.json.
const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } });
const update = values.record ? ['--update'] : [];

const walks = [
  ['run', 'tests/model/'],
  ['run', '--config', 'vitest.e2e.config.ts', 'tests/model/browser/'],
];

for (const args of walks) {
  const bin = 'node_modules/.bin/vitest';
  const { status } = spawnSync(bin, [...args, ...update], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
