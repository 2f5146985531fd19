import * as v from 'valibot';
import { latinDigits } from './latin-digits.ts';

/**
 * The number that a text says, or null. Signs, decimals, commas between thousands and digits of any
 * script are accepted.
 */
export function toNumber(text: string): number | null {
  const typed = latinDigits(text.normalize('NFKC')).trim();
  const plain = thousands.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.');
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}

/** A number in an answer; some services write it as a text. */
export const NumberOrText = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((said) => (typeof said === 'string' ? toNumber(said) : said)),
  v.number(),
);

/** Reads 1,000 and the Indian 1,00,000 as thousands; any other comma is a decimal point. */
const thousands = /^[+-]?[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d*)?$/;
