import { expect, it } from 'vitest';
import { pushTexts } from '#domain/push.texts.ts';
import { texts } from '#domain/texts.ts';
import { rules } from '../world/specification.ts';

const catalogue = [...sentencesIn(texts), ...sentencesIn(pushTexts)];

/** The sections that quote the product's texts to the letter. */
const quoting = rules.filter(({ number }) => /^[258]\./.test(number));

it.each(
  quoting.flatMap(({ number, sentence }) => quotesIn(sentence).map((quote) => ({ number, quote }))),
)('Texts: the catalogue says $quote to the letter (§$number)', ({ quote }) => {
  expect(catalogue).toContain(quote.replace(/\{.+?\}/, '17'));
});

it('Texts: no sentence of the catalogue is empty', () => {
  expect(catalogue.filter((sentence) => sentence.trim() === '')).toEqual([]);
});

/** Every sentence of a catalogue; where a part varies, `17` stands for it. */
function sentencesIn(catalogued: object): string[] {
  return Object.values(catalogued).flatMap((said) => {
    if (typeof said === 'function') return String(said('17'));
    return typeof said === 'object' ? sentencesIn(said) : String(said);
  });
}

/** The quoted texts of a rule; an apostrophe within a word ends no quote. */
function quotesIn(sentence: string): string[] {
  const quotes = sentence.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)/g);
  return Array.from(quotes, ([, quote = '']) => quote);
}
