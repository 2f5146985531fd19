import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bookingTexts } from '#domain/booking.texts.ts';
import { pushTexts } from '#domain/push.texts.ts';
import { texts } from '#domain/texts.ts';
import { wordsIn } from './view-words.ts';

const root = join(import.meta.dirname, '../..');

it('Texts: machines and services take every sentence from the catalogue', () => {
  const sentence = /'[A-Z][^'\n]* [^'\n]*'/g;
  expect(
    sourcesOf('{machines,services}').flatMap(({ file, code }) => found(file, code, sentence)),
  ).toEqual([]);
});

it('Texts: a sentence of the catalogue stands nowhere else in the app', () => {
  const catalogue = [texts, pushTexts, bookingTexts].flatMap((each) => Object.values(each));
  const sentences = catalogue.filter((said) => typeof said === 'string' && said.includes(' '));
  const copies = sourcesOf('{machines,services,views}').flatMap(({ file, code }) =>
    sentences.filter((said) => code.includes(String(said))).map((said) => `${file}: ${said}`),
  );
  expect(copies).toEqual([]);
});

it('Texts: a sentence of a view stands in one module', () => {
  const modules = sourcesOf('views').filter(({ file }) => file.endsWith('.texts.ts'));
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
