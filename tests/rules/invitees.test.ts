import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addInvitees,
  hasNewSeparator,
  leftToMend,
  noInvitees,
  toInviteeNumber,
} from '#domain/invitees.ts';
import '../setup-countries.ts';

const asha = '+919876543210';

/** Adds the text of a field with India as its country to the numbers that are invited already. */
function add(text: string, numbers: string[] = []) {
  return addInvitees({ ...noInvitees, text, numbers });
}

describe('An invitee’s number', () => {
  it.each([
    ['with its plus sign', '+919876543210'],
    ['with spaces', '+91 98765 43210'],
    ['with dashes', '+91-98765-43210'],
    ['with long dashes', '+91 98765–43210'],
    ['with brackets', '(+91) [98765] (43210)'],
    ['with spaces around it', '  +919876543210  '],
    ['with no-break spaces, as it is pasted', '+91\u00a098765\u00a043210'],
    ['between the marks that contacts set around it', '\u202a+91 98765 43210\u202c'],
    ['with a soft hyphen and a word joiner', '+9198765\u00ad\u206043210'],
    ['behind a byte order mark', '\ufeff+919876543210'],
    ['in Devanagari digits', '+९१ ९८७६५ ४३२१०'],
    ['in Arabic-Indic digits', '+٩١ ٩٨٧٦٥ ٤٣٢١٠'],
    ['in full-width digits and plus', '＋９１９８７６５４３２１０'],
    ['without a plus sign', '98765 43210'],
    ['without a plus sign, in Devanagari digits', '९८७६५ ४३२१०'],
    ['with a leading 0', '098765 43210'],
    ['with the country’s code and no plus sign', '91 98765 43210'],
    ['with 00', '00 91 98765 43210'],
    ['with its plus sign and a 0', '+91 098765 43210'],
    ['with its plus sign and a 0 in brackets', '+91 (0) 98765-43210'],
    ['as the address of a link', 'tel:+91-98765-43210'],
    ['behind a name', 'Asha Reddy 98765 43210'],
    ['behind a name in Telugu, and a colon', 'ఆశా: +91 98765 43210'],
    ['between the brackets of an address', '"Asha Reddy" <+919876543210>'],
    ['before a name in brackets', '98765 43210 (Asha)'],
  ])('written %s ends as the same number', (_, written) => {
    expect(toInviteeNumber(written, 'IN')).toBe(asha);
  });

  it.each([
    ['US', '(415) 555-0132', '+14155550132'],
    ['GB', '07911 123456', '+447911123456'],
    ['NP', '984-1234567', '+9779841234567'],
  ])('without a plus sign gets the code of the chosen country: %s', (country, typed, full) => {
    expect(toInviteeNumber(typed, country)).toBe(full);
  });

  test('with a plus sign keeps its own country, whichever is chosen', () => {
    expect(toInviteeNumber('+44 7911 123456', 'IN')).toBe('+447911123456');
  });
});

describe('The format of an invitee’s number', () => {
  it.each([
    ['8', '+12345678'],
    ['15', '+123456789012345'],
  ])('may have %s digits after the plus sign', (_, number) => {
    expect(toInviteeNumber(number, 'IN')).toBe(number);
  });

  it('may have 8 digits with a 0 that is dialled only within the country', () => {
    expect(toInviteeNumber('+68304567', 'IN')).toBe('+68304567');
  });

  it.each([
    ['7 digits', '+1234567'],
    ['16 digits', '+1234567890123456'],
    ['a plus sign alone', '+'],
    ['two plus signs', '++919876543210'],
    ['a plus sign at the end', '919876543210+'],
    ['a plus sign within', '91+9876543210'],
    ['a letter among the digits', '+91 98765 4321O'],
    ['words', 'call me'],
    ['an extension', '+91 98765 43210 x5'],
    ['a pincode in an address', 'Kurnool 518001'],
    ['eight digits behind a word', 'Invoice 20261127'],
    ['two numbers behind a name', 'Asha 98765 43210 / 98765 43211'],
    ['a star', '*98765#'],
    ['dots', '98765.43210'],
    ['a slash between two numbers', '98765 43210/98765 43211'],
    ['markup', '<b>+919876543210</b>'],
    ['brackets alone', '()'],
    ['dashes alone', '---'],
    ['invisible marks alone', '\u200e\u202c'],
    ['two digits', '12'],
    ['sixteen digits without a plus sign', '1234567890123456'],
  ])('may not be %s', (_, typed) => {
    expect(toInviteeNumber(typed, 'IN')).toBeNull();
  });

  test('is a plus sign and 8 to 15 digits after every accepted text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(toInviteeNumber(typed, 'IN') ?? '+00000000').toMatch(/^\+\d{8,15}$/);
      }),
    );
  });

  test('ignores spaces, dashes and brackets', () => {
    const digits = fc.array(fc.constantFrom(...'0123456789'), { minLength: 8, maxLength: 15 });
    const between = fc.array(fc.constantFrom('', ' ', '-', '(', ')', '–', '\u00a0'), {
      minLength: 15,
      maxLength: 15,
    });
    fc.assert(
      fc.property(digits, between, (number, marks) => {
        const typed = `+${number.map((digit, index) => digit + marks[index]).join('')}`;
        const plain = toInviteeNumber(`+${number.join('')}`, 'IN');
        expect(plain).not.toBeNull();
        expect(toInviteeNumber(typed, 'IN')).toBe(plain);
      }),
    );
  });

  test('needs a plus sign for a country that does not exist', () => {
    expect(toInviteeNumber('98765 43210', 'XX')).toBeNull();
    expect(toInviteeNumber('98765 43210', '')).toBeNull();
    expect(toInviteeNumber(asha, 'XX')).toBe(asha);
  });
});

describe('Several invitees at once', () => {
  it.each([
    ['commas', '98765 43210, 98765 43211,98765 43212'],
    ['line breaks', '98765 43210\n98765 43211\r\n98765 43212'],
    ['tabs and semicolons', '98765 43210\t98765 43211;98765 43212'],
    ['Arabic and full-width commas', '98765 43210،98765 43211，98765 43212'],
  ])('are separated by %s and keep their order', (_, text) => {
    expect(add(text).numbers).toEqual([asha, '+919876543211', '+919876543212']);
  });

  it('may have empty places between commas', () => {
    expect(add(', 98765 43210,,  ,\n,')).toEqual({
      numbers: [asha],
      invalid: [],
      repeated: [],
      tooMany: [],
    });
  });

  it('are added if valid, and each other one is reported as it was written', () => {
    const added = add('98765 43211, 12 , +91 98765-43210, call me, 098765 43211', [asha]);
    expect(added).toEqual({
      numbers: [asha, '+919876543211'],
      invalid: ['12', 'call me'],
      repeated: ['+91 98765-43210', '098765 43211'],
      tooMany: [],
    });
  });

  it('leave the invalid ones in the field and not the repeated ones', () => {
    expect(leftToMend(add('12, 98765 43210, 98765 43210, call me'))).toBe('12, call me');
    expect(leftToMend(add('98765 43210', [asha]))).toBe('');
  });

  it('are refused again when the text left in the field is added again', () => {
    const first = add('12, 98765 43210, call me');
    const second = add(leftToMend(first), first.numbers);
    expect(second).toEqual({ ...first, repeated: [] });
  });

  it('are invited once each when 300 numbers contain every number twice', () => {
    const written = Array.from({ length: 300 }, (_, index) => `98765 4${1000 + (index % 150)}`);
    const added = add(written.join('\n'));
    expect(added.numbers).toHaveLength(150);
    expect(new Set(added.numbers).size).toBe(150);
    expect(added.repeated).toHaveLength(150);
    expect([added.invalid, added.tooMany]).toEqual([[], []]);
  });

  it('are at most 200; the rest stay in the field until a place is free', () => {
    const written = Array.from({ length: 201 }, (_, index) => `98765 4${1000 + index}`);
    const added = add(written.join(','));
    expect(added.numbers).toHaveLength(200);
    expect(added.tooMany).toEqual(['98765 41200']);
    expect(leftToMend(added)).toBe('98765 41200');
    const again = add(leftToMend(added), added.numbers.slice(1));
    expect(again.numbers).toHaveLength(200);
    expect(again.numbers.at(-1)).toBe('+919876541200');
  });

  it('report repeated and invalid numbers even when all 200 places are taken', () => {
    const full = Array.from({ length: 200 }, (_, index) => `+9198765${41_000 + index}`);
    expect(add('98765 41000, 12, 98765 43210', full)).toMatchObject({
      repeated: ['98765 41000'],
      invalid: ['12'],
      tooMany: ['98765 43210'],
    });
  });

  it('are each added, invalid, repeated or too many', () => {
    const piece = fc.oneof(
      fc.constantFrom('98765 43210', '+919876543210', '12', 'call me', '91234 56789'),
      fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }).map(String),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { numbers, invalid, repeated, tooMany } = add(pieces.join(','), [asha]);
        const count = numbers.length - 1 + invalid.length + repeated.length + tooMany.length;
        expect(count).toBe(pieces.length);
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(numbers[0]).toBe(asha);
      }),
    );
  });
});

describe('The invitees field', () => {
  it.each([
    ['98765', '98765,', true],
    ['', '98765 43210\n', true],
    ['12, ', '12, 9', false],
    ['12, 9', '12 9', false],
    ['12', '12 ', false],
  ])('adds its numbers after a new separator: %j becomes %j: %s', (before, after, isNew) => {
    expect(hasNewSeparator(before, after)).toBe(isNew);
  });
});

test('Invitees: the numbers of pasted contacts are read, and names are left out (§22.214)', () => {
  const text = [
    'TEL;TYPE=CELL,VOICE:+91 98765 43210',
    'TEL;VALUE=uri:tel:+91-98765-43211',
    'Meera <98765 43212>; Ravi: 098765 43213',
  ].join('\n');
  expect(add(text)).toMatchObject({
    numbers: ['+919876543210', '+919876543211', '+919876543212', '+919876543213'],
    invalid: [],
  });
});
