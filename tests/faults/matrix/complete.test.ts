import { describe, expect, it } from 'vitest';
import { askedNames } from '../../world/calls.ts';
import { columnNames } from './columns.ts';
import { rows } from './rows.ts';

const inTable = import.meta.glob('./rows/*.ts');
const run = import.meta.glob('./*.test.ts');

describe('the fault matrix', () => {
  it('has one row for each call that the app makes', () => {
    expect(Object.keys(rows).toSorted(), 'a new call gets a row in rows/<area>.ts').toEqual(
      askedNames.toSorted(),
    );
  });

  it.each(Object.entries(rows))('has a test or a reason in each cell of %s', (_, row) => {
    for (const column of columnNames) expect(row[column], column).not.toHaveLength(0);
  });

  it('is run whole: each file of rows has its test', () => {
    const names = Object.keys(inTable).map((path) => path.slice('./rows/'.length, -'.ts'.length));
    const tests = names.map((name) => `./${name}.test.ts`);
    expect(Object.keys(run).toSorted(), 'rows/<name>.ts is run by <name>.test.ts').toEqual(
      tests.toSorted(),
    );
  });
});
