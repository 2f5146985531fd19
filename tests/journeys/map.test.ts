import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A sentence of the specification, and the journeys that pin it, each as 'file › title'. */
interface Row {
  number: string;
  sentence: string;
  journeys: string[];
}

// As many as the specification has sentences there.
const sentences = [...numbers(4, 25), ...numbers(5, 23)];
const rows = rowsOf(read('docs/journeys.md'));
const tests = globSync('tests/**/*.{test.ts,test.tsx,e2e.ts}', { cwd: root }).flatMap((file) =>
  titlesOf(read(file)).map((title) => ({ file, title, journey: `${file} › ${title}` })),
);

describe('the map of journeys in docs', () => {
  it('has every sentence of the sections 4 and 5 in its order, and none twice', () => {
    expect(rows.map(({ number }) => number)).toEqual(sentences);
    expect(new Set(rows.map(({ sentence }) => sentence)).size).toBe(sentences.length);
  });

  it('names for each sentence a test that is there, and that cites it', () => {
    const there = new Set(tests.map(({ journey }) => journey));
    const faults = rows.flatMap(({ number, journeys }) => [
      ...(journeys.length > 0 ? [] : [`${number} has no journey`]),
      ...journeys.filter((journey) => !there.has(journey)).map((journey) => `no test: ${journey}`),
      ...journeys
        .filter((journey) => !cited(journey).includes(number))
        .map((journey) => `${number} is not cited by: ${journey}`),
    ]);
    expect(faults).toEqual([]);
  });

  it('has every test that cites a sentence, under that sentence', () => {
    const unmapped = tests.flatMap(({ title, journey }) =>
      cited(title)
        .filter((number) => !rows.find((row) => row.number === number)?.journeys.includes(journey))
        .map((number) => `${number}: ${journey}`),
    );
    expect(unmapped).toEqual([]);
  });

  it('tells its tests apart: no file has two of one title', () => {
    const journeys = tests.filter(({ title }) => cited(title).length > 0);
    const twice = journeys.filter(
      ({ journey }, place) => journeys.findIndex((other) => other.journey === journey) !== place,
    );
    expect(twice).toEqual([]);
  });
});

function numbers(section: number, count: number): string[] {
  return Array.from({ length: count }, (_, place) => `${section}.${place + 1}`);
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function rowsOf(page: string): Row[] {
  return Array.from(
    page.matchAll(/^\| (?<number>\d\.\d+) \| (?<sentence>.+) \| (?<journeys>.*) \|$/gm),
    ({ groups: { number = '', sentence = '', journeys = '' } = {} }) => ({
      number,
      sentence,
      journeys: journeys === '' ? [] : journeys.replaceAll('`', '').split('<br>'),
    }),
  );
}

/** The titles of the tests in a source, as far as each is one literal. */
function titlesOf(source: string): string[] {
  const test =
    /\b(?:it|test)(?:\.\w+)*\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)*)\k<quote>/g;
  return Array.from(source.matchAll(test), ({ groups }) =>
    (groups?.title ?? '').replaceAll('\\', ''),
  );
}

function cited(title: string): string[] {
  return Array.from(title.matchAll(/§(\d\.\d+)/g), ([, number = '']) => number);
}
