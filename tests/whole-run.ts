import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { TestModule } from 'vitest/node';

const root = join(import.meta.dirname, '..');

/** Whether these files are all that a pattern names, from the root of the project. */
export function hasAllFiles(pattern: string, moduleIds: readonly string[]): boolean {
  return globSync(pattern, { cwd: root }).every((file) => moduleIds.includes(join(root, file)));
}

/** The tests of a pattern's files if all of them ran; null for a run of only some. */
export function wholeRun(pattern: string, modules: readonly TestModule[]): TestModule[] | null {
  if (
    !hasAllFiles(
      pattern,
      modules.map(({ moduleId }) => moduleId),
    )
  )
    return null;
  const files = globSync(pattern, { cwd: root }).map((file) => join(root, file));
  const own = modules.filter(({ moduleId }) => files.includes(moduleId));
  return own.every((module) => [...module.children.allTests('skipped')].length === 0) ? own : null;
}
