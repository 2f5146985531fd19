import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Fault, reportFault } from './fault.ts';
import { checkCoverage } from './flow-coverage/check.ts';
import { clearCoverage } from './flow-coverage/results.ts';
import { root } from './stack/root.ts';

/**
 * Walks the generated paths with all three drivers and prints what was taken; with `--record` it
 * also writes that down in `tests/model/coverage.json`, with `--last` it prints the last run's.
 */
const [option] = process.argv.slice(2);

try {
  if (option !== undefined && option !== '--record' && option !== '--last') {
    throw new Fault(`“${option}” is none of the options: --record, --last.`);
  }
  if (option !== '--last') walkAll();
  process.exitCode = checkCoverage({ isRecording: option === '--record' }) ? 0 : 1;
} catch (error) {
  reportFault(error);
  process.exitCode = 1;
}

function walkAll(): void {
  clearCoverage();
  vitest('run', 'tests/model/');
  vitest('run', '--config', 'vitest.e2e.config.ts', 'tests/model/browser/');
}

function vitest(...args: string[]): void {
  const bin = join(root, 'node_modules/.bin/vitest');
  const { status } = spawnSync(process.execPath, [bin, ...args, '--reporter', 'dot'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Fault('Not all paths could be walked; what failed stands above.');
}
