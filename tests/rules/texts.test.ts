import { expect, it } from 'vitest';
import { rules } from '../world/specification.ts';
import { catalogues } from './catalogues.ts';

const texts = [...catalogues.values()].flat();

/** The sections that quote the product's texts to the letter. */
const quoting = rules.filter(({ number }) => /^[258]\./.test(number));

it.each(
  quoting.flatMap(({ number, sentence }) => quotesIn(sentence).map((quote) => ({ number, quote }))),
)('Texts: the catalogues say $quote to the letter (§$number)', ({ quote }) => {
  expect(texts).toContain(quote.replace(/\{.+?\}/, '17'));
});

it('Texts: no text of the catalogues is empty', () => {
  expect(texts.length).toBeGreaterThan(catalogues.size);
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
});

/** The quoted texts of a rule; an apostrophe within a word ends no quote. */
function quotesIn(sentence: string): string[] {
  const quotes = sentence.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)/g);
  return Array.from(quotes, ([, quote = '']) => quote);
}
