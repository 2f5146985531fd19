import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Fault } from '../fault.ts';
import { root } from '../stack/root.ts';

/** A copy of the project that can be broken without harm. */
export interface Checkout {
  folder: string;
  /** Replaces a text that stands in the file exactly once; what it returns takes that back. */
  replace(file: string, text: string, replacement: string): Promise<() => Promise<void>>;
}

const left = ['.git', '.data', '.cache', 'node_modules', 'dist', 'coverage', 'test-results'];

/** Copies the project as it stands, with its packages linked; the copy is gone when this ends. */
export async function copyCheckout(): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'timewell-defects-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  await cp(root, folder, {
    recursive: true,
    filter: (source) => !left.includes(relative(root, source)),
  });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    replace: async (file, text, replacement) => {
      const path = join(folder, file);
      const source = await readFile(path, 'utf8');
      const times = source.split(text).length - 1;
      if (times !== 1) throw new Fault(`This stands ${times} times in ${file}, not once:\n${text}`);
      await writeFile(
        path,
        source.replace(text, () => replacement),
      );
      return () => writeFile(path, source);
    },
  };
}
