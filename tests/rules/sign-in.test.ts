import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { codeDigits, isProofTooOld } from '#domain/sign-in.ts';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['12-34-56', '123456'],
  ['Your code is 123456.', '123456'],
  ['1234567', '123456'],
  ['12', '12'],
  ['१२३४५६', '123456'],
  ['౧౨౩ ౪౫౬', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['１２３４５６', '123456'],
  ['', ''],
  ['no digits', ''],
])('One-time code: of %j the field keeps %j', (text, digits) => {
  expect(codeDigits(text)).toBe(digits);
});

test('One-time code: the field holds at most six digits, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(codeDigits(text)).toMatch(/^[0-9]{0,6}$/);
    }),
  );
});

it.each([
  [0, false],
  [299_999, false],
  [300_000, true],
])('A proof of the phone that is %i ms old may have expired: %s', (age, expected) => {
  expect(isProofTooOld(1_000, 1_000 + age)).toBe(expected);
});
