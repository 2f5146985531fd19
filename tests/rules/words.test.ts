import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sentences } from './catalogues.ts';
import { wordsIn } from './view-words.ts';

const root = join(import.meta.dirname, '../..');

it('Texts: machines and services take every sentence from a catalogue', () => {
  const sentence = /'[A-Z][^'\n]* [^'\n]*'/g;
  expect(
    sourcesOf('{machines,services}').flatMap(({ file, code }) => found(file, code, sentence)),
  ).toEqual([]);
});

it('Texts: a sentence of a catalogue stands nowhere else in the app', () => {
  const copies = sourcesOf('{machines,services,views}')
    // A translation finds what the service keeps by its English words.
    .filter(({ file }) => !/\.texts\.\w+\.ts$/.test(file))
    .flatMap(({ file, code }) =>
      sentences
        .filter((said) => ["'", '"', '`'].some((quote) => code.includes(quote + said + quote)))
        .map((said) => `${file}: ${said}`),
    );
  expect(copies).toEqual([]);
});

it('Texts: a sentence stands once in all modules of texts', () => {
  const modules = sourcesOf('{domain,views}').filter(({ file }) => file.endsWith('.texts.ts'));
  const sentences = modules.flatMap(({ code }) => code.match(/'[^'\n]*\w \w[^'\n]*'/g) ?? []);
  expect(sentences.filter((said, place) => sentences.indexOf(said) !== place)).toEqual([]);
});

it('Texts: a view takes every word from a module of texts', () => {
  const found = globSync(['src/*.tsx', 'src/views/**/*.{ts,tsx}'], { cwd: root })
    .filter((file) => !file.includes('.texts.'))
    .flatMap((file) =>
      wordsIn(file, readFileSync(join(root, file), 'utf8')).map(
        ({ line, literal }) => `${file}:${line}: ${literal}`,
      ),
    );
  expect(found).toEqual([]);
});

function sourcesOf(rooms: string): { file: string; code: string }[] {
  return globSync(`src/${rooms}/**/*.{ts,tsx}`, { cwd: root }).map((file) => ({
    file,
    code: withoutProse(readFileSync(join(root, file), 'utf8')),
  }));
}

/** The code without comments, state descriptions and error messages, which are never displayed. */
function withoutProse(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/description:\s*(['`"]).*\1/g, '')
    .replaceAll(/(?:Error\(|console\.\w+\()[^;]*;/g, '');
}

function found(file: string, code: string, pattern: RegExp): string[] {
  return Array.from(code.matchAll(pattern), ([literal]) => `${file}: ${literal}`);
}
