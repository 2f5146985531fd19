import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '../world/specification.ts';

const root = join(import.meta.dirname, '../..');

/** A rule of the specification, and the journeys that pin it, each as 'file › title'. */
interface Row {
  number: string;
  sentence: string;
  journeys: string[];
}

const rows = rowsOf(read('docs/journeys.md'));
/** All of sections 4 and 5, and the additions that have a row. */
const pinned = rules.filter(
  ({ number }) => /^[45]\./.test(number) || rows.some((row) => row.number === number),
);
const tests = globSync('tests/**/*.{test.ts,test.tsx,e2e.ts}', { cwd: root }).flatMap((file) =>
  titlesOf(read(file)).map((title) => ({ file, title, journey: `${file} › ${title}` })),
);

describe('docs/journeys.md', () => {
  it('has every rule of the specification’s sections 4 and 5, and additions, word for word and in order', () => {
    expect(rows.map(({ number, sentence }) => ({ number, sentence }))).toEqual(pinned);
  });

  it('names for each rule a test that exists and cites it', () => {
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

  it('lists every test that cites a rule under that rule', () => {
    const unmapped = tests.flatMap(({ title, journey }) =>
      cited(title)
        .filter((number) => !rows.find((row) => row.number === number)?.journeys.includes(journey))
        .map((number) => `${number}: ${journey}`),
    );
    expect(unmapped).toEqual([]);
  });

  it('names each test by a title that its file has once', () => {
    const journeys = tests.filter(({ title }) => cited(title).length > 0);
    const twice = journeys.filter(
      ({ journey }, place) => journeys.findIndex((other) => other.journey === journey) !== place,
    );
    expect(twice).toEqual([]);
  });
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function rowsOf(page: string): Row[] {
  return Array.from(
    page.matchAll(/^\| (?<number>\d+\.\d+) \| (?<sentence>.+) \| (?<journeys>.*) \|$/gm),
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
  return Array.from(title.matchAll(/§(\d+\.\d+)/g), ([, number = '']) => number);
}
