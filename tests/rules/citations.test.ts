import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { rules } from '../world/specification.ts';

const root = join(import.meta.dirname, '../..');
const folders = ['src', 'backend', 'tests', 'scripts', 'docs', '.'];
const files = folders.flatMap((folder) =>
  globSync(folder === '.' ? '*.md' : `${folder}/**/*.{ts,tsx,md}`, { cwd: root }),
);

it('Specification: every rule that code, tests and docs cite stands in docs/specification.md', () => {
  const known = new Set(rules.flatMap(({ number }) => [number, number.split('.')[0] ?? '']));
  const unknown = files.flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(/§(\d+(?:\.\d+)?)/g))
      .filter(([, number = '']) => !known.has(number))
      .map(([citation]) => `${file}: ${citation}`),
  );
  expect(unknown, 'a new rule gets its line in docs/specification.md').toEqual([]);
});

it('Docs: every file and folder that a page of docs names, links to or shows exists', () => {
  const gone = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...namedIn(file), ...linkedIn(file)].map((path) => ({ file, path })))
    .filter(({ path }) => !existsSync(join(root, path)));
  expect(gone).toEqual([]);
});

it('Specification: the numbers of each section run from 1 without a gap, those of the additions in order', () => {
  const sections = Map.groupBy(rules, ({ number }) => number.split('.')[0] ?? '');
  for (const [section, own] of sections) {
    const numbers = own.map(({ number }) => Number(number.split('.')[1]));
    // Additions that belong together have a decade of their own.
    const wanted = section === '22' ? inOrder(numbers) : own.map((_, place) => place + 1);
    expect(numbers, `section ${section}`).toEqual(wanted);
  }
});

function inOrder(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** The paths in a page that begin with a folder of the repository. */
function namedIn(file: string): string[] {
  const folder = 'src|backend|tests|scripts|docs|deploy|public|\\.github';
  return pathsIn(file, new RegExp(`\`((?:${folder})/[^\`*<{ ]+)\``, 'g'));
}

function linkedIn(file: string): string[] {
  const links = pathsIn(file, /(?:\]\(|src=")(?!https?:)([^)"#]+)/g);
  return links.map((path) => join(dirname(file), path));
}

function pathsIn(file: string, pattern: RegExp): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return Array.from(text.matchAll(pattern), ([, path = '']) => path);
}
