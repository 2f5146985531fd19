import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { TestModule } from 'vitest/node';

const root = join(import.meta.dirname, '../../..');

/** Whether these files are all that a pattern names, from the root of the project. */
export function hasAllFiles(pattern: string, moduleIds: readonly string[]): boolean {
  return globSync(pattern, { cwd: root }).every((file) => moduleIds.includes(join(root, file)));
}

/** Whether all tests ran of the files that a pattern names. */
export function hasRunWhole(pattern: string, modules: readonly TestModule[]): boolean {
  const files = globSync(pattern, { cwd: root }).map((file) => join(root, file));
  const own = modules.filter(({ moduleId }) => files.includes(moduleId));
  const ran = own.map(({ moduleId }) => moduleId);
  const skipped = own.flatMap(({ children }) => [...children.allTests('skipped')]);
  return hasAllFiles(pattern, ran) && skipped.length === 0;
}
