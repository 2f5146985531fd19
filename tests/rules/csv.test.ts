import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asText, type Cell, toCsv } from '#domain/csv.ts';

describe('A table as CSV (RFC 4180, §22.12)', () => {
  it('begins with the mark of UTF-8, and ends each row with CRLF', () => {
    const rows = [
      ['Name', 'City'],
      ['सीता', 'కర్నూలు'],
    ];
    expect(toCsv(rows)).toBe('\uFEFFName,City\r\nसीता,కర్నూలు\r\n');
  });

  it('puts quotes around a text with a comma, a quote or a line break, and doubles its quotes', () => {
    const row = ['Rao, Asha', 'the "great" one', 'two\nlines', 'plain; text'];
    expect(toCsv([row])).toBe('\uFEFF"Rao, Asha","the ""great"" one","two\nlines",plain; text\r\n');
  });

  it.each([
    ['=HYPERLINK("https://example.com")'],
    ['+919876543210'],
    ['-2+3'],
    ['@SUM(A1)'],
    ['\t=1'],
    ['\r=1'],
    ['\n=1'],
    ['＝1+1'],
  ])('lets no spreadsheet calculate the text %j, and leaves it readable', (text) => {
    expect(read(toCsv([[text]]))).toEqual([[`'${text}`]]);
  });

  it('leaves numbers as they are, also negative ones', () => {
    expect(toCsv([[3, -2.5, 0]])).toBe('\uFEFF3,-2.5,0\r\n');
  });

  it('is read back unchanged by a strict reader, whatever the texts', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'",;\r\n\t=+-@\' a\uFEFFहि') }),
    );
    const cell = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }));
    const table = fc
      .integer({ min: 1, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
      );
    fc.assert(
      fc.property(table, (rows) => {
        expect(read(toCsv(rows))).toEqual(rows.map((row) => row.map(shown)));
      }),
    );
  });
});

function shown(cell: Cell): string {
  return typeof cell === 'number' ? String(cell) : asText(cell);
}

/** The records of a CSV text by the grammar of RFC 4180; throws where the text leaves it. */
function read(csv: string): string[][] {
  if (!csv.startsWith('\uFEFF')) throw new Error('no mark of UTF-8');
  const text = csv.slice(1);
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  const records: string[][] = [];
  let record: string[] = [];
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const found = field.exec(text);
    if (!found) throw new Error(`no field at ${at}`);
    record.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    records.push(record);
    record = [];
  }
  if (record.length > 0) throw new Error('the last record has no end');
  return records;
}
