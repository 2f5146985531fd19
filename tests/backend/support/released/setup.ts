import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { setup as startServer, teardown as stopServer } from '../postgres/setup.ts';
import { drafts, released } from './files.ts';

export async function setup(project: TestProject): Promise<void> {
  await rm(drafts, { recursive: true, force: true });
  await mkdir(drafts, { recursive: true });
  await startServer(project);
}

/** Writes each statement once, however many values the tests gave its lists. */
export async function teardown(): Promise<void> {
  await stopServer();
  const shortest = new Map<string, string>();
  for (const file of await readdir(drafts)) {
    const texts: string[] = JSON.parse(await readFile(join(drafts, file), 'utf8'));
    for (const text of texts) {
      const known = shortest.get(shapeOf(text));
      if (known === undefined || text.length < known.length) shortest.set(shapeOf(text), text);
    }
  }
  const statements = [...shortest.values()].toSorted();
  await writeFile(released, `${JSON.stringify(statements, null, 2)}\n`);
}

function shapeOf(text: string): string {
  return text
    .replace(/\$\d+/g, '$')
    .replace(/\b\d+\b/g, '0')
    .replace(/'[^']*'/g, "''")
    .replace(/\bdefault\b/g, '$')
    .replace(/\$(?:, ?\$)+/g, '$')
    .replace(/(\([^()]*\))(?:, ?\1)+/g, '$1');
}
