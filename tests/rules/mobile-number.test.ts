import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import metadata from 'libphonenumber-js/mobile/metadata';
import { describe, expect, it, test, vi } from 'vitest';
import india from '#domain/india-numbers.json' with { type: 'json' };
import {
  callingCodeOf,
  listCountries,
  readableNumber,
  toMobileNumber,
} from '#domain/mobile-number.ts';
import { defaultCountry } from '#domain/phone.ts';
import '../setup-countries.ts';

const countries = listCountries('en-IN');
const asha = '+919876543210';

describe('Mobile number', () => {
  it.each([
    ['digits alone', '9876543210'],
    ['groups of digits', '98765 43210'],
    ['dashes', '98765-43210'],
    ['brackets', '(98765) 43210'],
    ['dots', '98765.43210'],
    ['a leading 0', '09876543210'],
    ['a leading 0 and groups', '0 98765 43210'],
    ['the calling code', '919876543210'],
    ['the calling code and a plus sign', '+919876543210'],
    ['a plus sign and groups', '+91 98765 43210'],
    ['a leading 00', '00919876543210'],
    ['a leading 00 and groups', '00 91 98765 43210'],
    ['spaces around it', '  9876543210  '],
    ['no-break spaces from a paste', '+91\u00a098765\u00a043210'],
    ['narrow no-break spaces', '98765\u202f43210'],
    ['marks of direction within', '+91\u200e98765\u206843210\u2069'],
    ['a joiner that a keyboard of the script left', '९८७६५\u200d४३२१०'],
    ['Devanagari digits', '९८७६५ ४३२१०'],
    ['Telugu digits', '౯౮౭౬౫ ౪౩౨౧౦'],
    ['Arabic-Indic digits', '٩٨٧٦٥٤٣٢١٠'],
    ['extended Arabic-Indic digits', '۹۸۷۶۵۴۳۲۱۰'],
    ['full-width digits', '９８７６５４３２１０'],
  ])('typed with %s ends as the same number', (_, typed) => {
    expect(toMobileNumber(typed, 'IN')).toBe(asha);
  });

  test('typed with any separators between its ten digits ends as the same number', () => {
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

describe('An impossible mobile number', () => {
  it.each([
    ['an empty text', ''],
    ['spaces', '   '],
    ['a plus sign', '+'],
    ['a calling code alone', '+91'],
    ['a digit too few', '98765 4321'],
    ['a digit too many', '98765 432101'],
    ['twenty digits', '98765432109876543210'],
    ['words', 'call me'],
    ['a word before a word', 'number one'],
    ['an extension', '98765 43210 ext. 5'],
    ['an unknown calling code', '+999 98765 43210'],
    ['markup', '<b>1</b>'],
  ])('is refused: %s', (_, typed) => {
    expect(toMobileNumber(typed, 'IN')).toBeNull();
  });

  test('is refused: two numbers', () => {
    expect(toMobileNumber('98765 43210, 98765 43211', 'IN')).toBeNull();
    expect(toMobileNumber('98765 43210 / 98765 43211', 'IN')).toBeNull();
  });

  test('is refused: any number of a country that does not exist', () => {
    expect(toMobileNumber('98765 43210', 'XX')).toBeNull();
    expect(toMobileNumber('98765 43210', '')).toBeNull();
    expect(toMobileNumber('+91 98765 43210', 'XX')).toBeNull();
    expect(callingCodeOf('XX')).toBe('');
  });

  test('never ends as anything but null or a plus sign and 8 to 15 digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(toMobileNumber(typed, 'IN') ?? '+9100000000').toMatch(/^\+\d{8,15}$/);
      }),
    );
  });
});

describe('Mobile numbers of other countries', () => {
  it.each([
    ['US', '(415) 555-0132', '+14155550132'],
    ['GB', '07911 123456', '+447911123456'],
    ['AE', '050 123 4567', '+971501234567'],
    ['NP', '984-1234567', '+9779841234567'],
    ['SG', '8123 4567', '+6581234567'],
  ])('are read with the chosen country: %s', (country, typed, number) => {
    expect(toMobileNumber(typed, country)).toBe(number);
  });

  test.each([
    ['as it is', ''],
    ['behind the calling code', 'code'],
    ['behind a plus sign and the calling code', '+code'],
    ['behind 00 and the calling code', '00code'],
  ])('end as the same number in every country, typed %s', (_, before) => {
    const numbers = countries.flatMap(({ code, callingCode }) => {
      const national = Reflect.get(examples, code);
      return national === undefined ? [] : [{ code, callingCode, national }];
    });
    expect(numbers.length).toBeGreaterThan(200);
    const read = numbers.map(({ code, callingCode, national }) =>
      toMobileNumber(before.replace('code', callingCode) + national, code),
    );
    expect(read).toEqual(numbers.map(({ callingCode, national }) => `+${callingCode}${national}`));
  });

  test('end as the same number behind a 0, also in countries that have none there', () => {
    for (const [code, national, number] of [
      ['SG', '8123 4567', '+6581234567'],
      ['US', '(415) 555-0132', '+14155550132'],
      ['ES', '612 34 56 78', '+34612345678'],
      ['GB', '7911 123456', '+447911123456'],
    ] as const) {
      expect(toMobileNumber(`0${national}`, code)).toBe(number);
      expect(toMobileNumber(`(0) ${national}`, code)).toBe(number);
    }
  });

  test('keep their first digits where those are the calling code as well', () => {
    expect(toMobileNumber('9198765432', 'IN')).toBe('+919198765432');
    expect(toMobileNumber('392 123 4567', 'IT')).toBe('+393921234567');
    expect(toMobileNumber('55 91234 5678', 'BR')).toBe('+5555912345678');
  });

  test('are judged by their length, so that unassigned ranges are accepted', () => {
    expect(toMobileNumber('200 055 0132', 'US')).toBe('+12000550132');
    expect(toMobileNumber('+1 200 055 0132', 'IN')).toBe('+12000550132');
    expect(toMobileNumber('11111 11111', 'IN')).toBe('+911111111111');
  });

  test('keep the country of their plus sign, whichever is chosen', () => {
    expect(toMobileNumber('+44 7911 123456', 'IN')).toBe('+447911123456');
    expect(toMobileNumber('+91 98765 43210', 'US')).toBe(asha);
  });
});

describe('Before the rules of all countries have arrived', () => {
  const early = async () => {
    vi.resetModules();
    return import('#domain/mobile-number.ts');
  };

  it.each(['98765 43210', '098765 43210', '+91 98765 43210'])(
    'a number of India can be read: %s',
    async (typed) => {
      const rules = await early();
      expect(rules.toMobileNumber(typed, 'IN')).toBe(asha);
      expect(rules.readableNumber(asha)).toBe('+91 98765 43210');
      expect(rules.listCountries('en-IN')).toEqual([
        { code: 'IN', name: 'India', callingCode: '91' },
      ]);
    },
  );

  it('a number of another country waits for them, and stays as it is', async () => {
    const rules = await early();
    expect(rules.toMobileNumber('+44 7911 123456', 'IN')).toBeNull();
    expect(rules.toMobileNumber('7911 123456', 'GB')).toBeNull();
    expect(rules.readableNumber('+447911123456')).toBe('+447911123456');
    await rules.loadCountries();
    expect(rules.toMobileNumber('+44 7911 123456', 'IN')).toBe('+447911123456');
    expect(rules.readableNumber('+447911123456')).toBe('+44 7911 123456');
  });

  it('the rules of India are the library’s', () => {
    expect(india).toEqual({
      ...metadata,
      country_calling_codes: { 91: ['IN'] },
      countries: { IN: metadata.countries.IN },
      nonGeographic: {},
    });
  });
});

describe('The list of countries', () => {
  it('begins with India', () => {
    expect(countries[0]).toEqual({ code: defaultCountry, name: 'India', callingCode: '91' });
  });

  it('has names in the requested language', () => {
    expect(listCountries('hi-IN')[0]?.name).toBe('भारत');
  });

  it('has every country once, sorted by name after India', () => {
    const codes = countries.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const names = countries.slice(1).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en-IN').compare));
  });
});

test('Mobile number: it is displayed in groups, and an unreadable one as it is', () => {
  expect(readableNumber(asha)).toBe('+91 98765 43210');
  expect(readableNumber('')).toBe('');
});
