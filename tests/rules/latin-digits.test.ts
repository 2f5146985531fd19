import { expect, it } from 'vitest';
import { latinDigits } from '#domain/latin-digits.ts';

it.each([
  ['0123456789', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['౦౧౨౩౪౫౬౭౮౯', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  // The digits of these two scripts directly follow those of another in Unicode.
  ['𑛚𑛛𑛜𑛝𑛞𑛟𑛠𑛡𑛢𑛣', '0123456789'],
  ['𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡', '0123456789'],
  ['+९१ (98765) ४३२१०', '+91 (98765) 43210'],
  ['½ and ② are no digits', '½ and ② are no digits'],
  ['', ''],
])('Digits: %j is read as %j', (text, digits) => {
  expect(latinDigits(text)).toBe(digits);
});
