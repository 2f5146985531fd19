import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { codeDigits } from '#domain/sign-in.ts';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['12-34-56', '123456'],
  ['Your code is 123456.', '123456'],
  ['1234567', '123456'],
  ['12', '12'],
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
