import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const markup =
  /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|srcDoc|setHTML/i;
/** Keeps the drawings that the page's own HTML has. */
const kept = 'src/views/home/drawing.tsx';

it('Texts of people, hosts and partners are shown as text: nothing in the app makes markup of a text', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
  expect(files.filter((file) => markup.test(readFileSync(join(root, file), 'utf8')))).toEqual([
    kept,
  ]);
});
