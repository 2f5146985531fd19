import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  callingCodeOf,
  defaultCountry,
  listCountries,
  readableNumber,
  toMobileNumber,
} from '#domain/mobile-number.ts';

const asha = '+919876543210';

describe('one Indian number, however it is typed', () => {
  it.each([
    ['plain', '9876543210'],
    ['in groups', '98765 43210'],
    ['with dashes', '98765-43210'],
    ['with brackets', '(98765) 43210'],
    ['with dots', '98765.43210'],
    ['with a leading 0', '09876543210'],
    ['with a leading 0 and groups', '0 98765 43210'],
    ['with the calling code', '919876543210'],
    ['with the calling code and a plus sign', '+919876543210'],
    ['with a plus sign and groups', '+91 98765 43210'],
    ['with 00', '00919876543210'],
    ['with 00 and groups', '00 91 98765 43210'],
    ['with spaces around it', '  9876543210  '],
    ['with no-break spaces, as it is pasted', '+91\u00a098765\u00a043210'],
    ['in Devanagari digits', '९८७६५ ४३२१०'],
    ['in Telugu digits', '౯౮౭౬౫ ౪౩౨౧౦'],
    ['in Arabic-Indic digits', '٩٨٧٦٥٤٣٢١٠'],
    ['in extended Arabic-Indic digits', '۹۸۷۶۵۴۳۲۱۰'],
    ['in full-width digits', '９８７６５４３２１０'],
  ])('%s', (_, typed) => {
    expect(toMobileNumber(typed, 'IN')).toBe(asha);
  });

  test('any separators between any ten digits end as the same number', () => {
    const digit = fc.constantFrom(...'0123456789');
    const national = fc
      .tuple(fc.constantFrom(...'6789'), fc.array(digit, { minLength: 9, maxLength: 9 }))
      .map(([first, rest]) => [first, ...rest]);
    const separators = fc.array(fc.constantFrom('', ' ', '-', '.', '\u00a0'), {
      minLength: 10,
      maxLength: 10,
    });
    const prefix = fc.constantFrom('', '0', '0 ', '+91', '+91 ', '91 ', '0091');
    fc.assert(
      fc.property(national, separators, prefix, (digits, between, before) => {
        const typed = before + digits.map((one, index) => one + between[index]).join('');
        expect(toMobileNumber(typed, 'IN')).toBe(`+91${digits.join('')}`);
      }),
    );
  });
});

describe('what cannot be a number is none yet', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a plus sign', '+'],
    ['a calling code alone', '+91'],
    ['a digit too few', '98765 4321'],
    ['a digit too many', '98765 432101'],
    ['twenty digits', '98765432109876543210'],
    ['words', 'call me'],
    ['a sentence around it that is no number', 'number one'],
    ['an extension', '98765 43210 ext. 5'],
    ['an unknown calling code', '+999 98765 43210'],
    ['markup', '<b>1</b>'],
  ])('%s', (_, typed) => {
    expect(toMobileNumber(typed, 'IN')).toBeNull();
  });

  test('two numbers are not one', () => {
    expect(toMobileNumber('98765 43210, 98765 43211', 'IN')).toBeNull();
    expect(toMobileNumber('98765 43210 / 98765 43211', 'IN')).toBeNull();
  });

  test('a country that does not exist has no numbers', () => {
    expect(toMobileNumber('98765 43210', 'XX')).toBeNull();
    expect(toMobileNumber('98765 43210', '')).toBeNull();
    expect(toMobileNumber('+91 98765 43210', 'XX')).toBeNull();
    expect(callingCodeOf('XX')).toBe('');
  });

  test('whatever is typed, the answer is a whole number or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(toMobileNumber(typed, 'IN') ?? '+9100000000').toMatch(/^\+\d{8,15}$/);
      }),
    );
  });
});

describe('other countries', () => {
  it.each([
    ['US', '(415) 555-0132', '+14155550132'],
    ['GB', '07911 123456', '+447911123456'],
    ['AE', '050 123 4567', '+971501234567'],
    ['NP', '984-1234567', '+9779841234567'],
    ['SG', '8123 4567', '+6581234567'],
  ])('a number of %s', (country, typed, number) => {
    expect(toMobileNumber(typed, country)).toBe(number);
  });

  test('a number of a range that nobody was given yet is one as well', () => {
    expect(toMobileNumber('200 055 0132', 'US')).toBe('+12000550132');
    expect(toMobileNumber('+1 200 055 0132', 'IN')).toBe('+12000550132');
    expect(toMobileNumber('11111 11111', 'IN')).toBe('+911111111111');
  });

  test('a plus sign says the country, whichever is chosen', () => {
    expect(toMobileNumber('+44 7911 123456', 'IN')).toBe('+447911123456');
    expect(toMobileNumber('+91 98765 43210', 'US')).toBe(asha);
  });
});

describe('the list of countries', () => {
  const countries = listCountries('en-IN');

  it('begins with India', () => {
    expect(countries[0]).toEqual({ code: defaultCountry, name: 'India', callingCode: '91' });
  });

  it('has their names in the language that is asked for', () => {
    expect(listCountries('hi-IN')[0]?.name).toBe('भारत');
  });

  it('has every country once, the rest by name', () => {
    const codes = countries.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const names = countries.slice(1).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en-IN').compare));
  });
});

test('a number is read in groups, and as it is where it cannot be', () => {
  expect(readableNumber(asha)).toBe('+91 98765 43210');
  expect(readableNumber('')).toBe('');
});
