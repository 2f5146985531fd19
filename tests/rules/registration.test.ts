import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { signup } from '#domain/contract/sign-in.ts';
import { aadhaarDigits, canBeDateOfBirth, canRegister, noDetails } from '#domain/registration.ts';

const filled = { fullName: 'Asha Rao', dob: '1990-02-28', aadhaar: '123456', agreed: true };

describe('The Register button', () => {
  it('is enabled once all fields are filled and the terms are agreed to', () => {
    expect(canRegister(filled)).toBe(true);
  });

  it.each([
    ['an empty form', noDetails],
    ['no name', { ...filled, fullName: '' }],
    ['a name of spaces', { ...filled, fullName: '   ' }],
    ['a name of which nothing is seen', { ...filled, fullName: '\u200b\u3164' }],
    ['no date of birth', { ...filled, dob: '' }],
    ['no Aadhaar', { ...filled, aadhaar: '' }],
    ['five digits of Aadhaar', { ...filled, aadhaar: '12345' }],
    ['seven digits of Aadhaar', { ...filled, aadhaar: '1234567' }],
    ['the terms not agreed to', { ...filled, agreed: false }],
  ])('is disabled with %s', (_, details) => {
    expect(canRegister(details)).toBe(false);
  });
});

describe('The Aadhaar field', () => {
  it.each([
    ['123456', '123456'],
    ['12 34 56', '123456'],
    ['1234567890', '123456'],
    ['1234 5678 9012', '789012'],
    // Pasted behind what was typed of it before.
    ['1234 1234 5678 9012', '789012'],
    ['12ab34', '1234'],
    ['१२ ३४ ५६', '123456'],
    ['١٢٣٤٥٦', '123456'],
  ])('keeps digits only, of a whole number the last six: %j becomes %j', (text, digits) => {
    expect(aadhaarDigits(text)).toBe(digits);
  });

  it('holds at most six digits, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(aadhaarDigits(text)).toMatch(/^[0-9]{0,6}$/);
      }),
    );
  });
});

describe('A date of birth', () => {
  it.each([
    ['2026-06-15', true],
    ['2026-06-16', false],
    ['12026-06-15', false],
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['0026-06-15', false],
    ['1990-02-30', false],
  ])('is a day from 1900 to today, 15 June 2026: %s, %s', (dob, expected) => {
    expect(canBeDateOfBirth(dob, '2026-06-15')).toBe(expected);
  });

  it.each(['2023-02-29', '1900-02-29', '2020-13-01', '2020-00-10', '2020-04-31', '20-1-1', ''])(
    'cannot be sent when the day does not exist: %j',
    (dob) => {
      expect(v.safeParse(signup.request, { ...payload, dob }).success).toBe(false);
    },
  );

  test('may be 29 February of a leap year', () => {
    expect(v.safeParse(signup.request, { ...payload, dob: '2000-02-29' }).success).toBe(true);
  });
});

const payload = {
  full_name: 'Asha Rao',
  mobile_number: '+919876543210',
  aadhaar6: '123456',
  dob: '1990-02-28',
};
