import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  expect(unknown).toEqual([]);
});

it('Specification: the numbers of each section run from 1 without a gap, and those of additions go on at a ten', () => {
  const sections = Map.groupBy(rules, ({ number }) => number.split('.')[0] ?? '');
  for (const [section, own] of sections) {
    const places = own.map(({ number }) => Number(number.split('.')[1]));
    const wrong = places.filter((place, index) => {
      const before = places[index - 1] ?? 0;
      const isTen = section === '22' && place > before && place % 10 === 0;
      return place !== before + 1 && !isTen;
    });
    expect(wrong, `section ${section}`).toEqual([]);
  }
});
