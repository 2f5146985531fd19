import { join } from 'node:path';
import { execa } from 'execa';
import { Fault } from '../fault.ts';
import { root } from '../stack/root.ts';

/** Walks the paths of all flows on their views, which keeps the screens of their states. */
export async function keepScreens(): Promise<void> {
  const vitest = join(root, 'node_modules/.bin/vitest');
  const { exitCode, all } = await execa(
    process.execPath,
    [vitest, 'run', '--project', 'views', 'tests/model/'],
    // Vite leaves its own NODE_ENV to what it has imported, and the views draw long lists by it.
    { cwd: root, env: { NODE_ENV: 'test' }, all: true, reject: false },
  );
  if (exitCode !== 0) throw new Fault(`The flows could not be walked on their views.\n${all}`);
}
