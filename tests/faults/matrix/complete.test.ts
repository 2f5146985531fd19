import { describe, expect, it } from 'vitest';
import { askedNames, callsOf } from '../support/calls.ts';
import { columnNames } from './columns.ts';
import { rows } from './rows.ts';

const contract = import.meta.glob<object>('#domain/contract/*.ts', { eager: true });
const calls = Object.values(contract).flatMap((exports) =>
  callsOf(exports).map((call) => [call.name, exports] as const),
);
const inTable = import.meta.glob('./rows/*.ts');
const run = import.meta.glob('./*.test.ts');

describe('the fault matrix', () => {
  it.each(calls)('has a line for %s of the contract', (name, exports) => {
    expect(Object.keys(exports)).toContain(name);
    expect(Object.keys(rows)).toContain(name);
    expect(askedNames).toContain(name);
  });

  it('has no line for a call that nobody makes', () => {
    expect(Object.keys(rows).toSorted()).toEqual(askedNames.toSorted());
  });

  it.each(Object.entries(rows))('has a test or a reason in each cell of %s', (_, row) => {
    for (const column of columnNames) expect(row[column], column).not.toHaveLength(0);
  });

  it('is run whole: each file of lines has its test', () => {
    const names = Object.keys(inTable).map((path) => path.slice('./rows/'.length, -'.ts'.length));
    const tests = names.map((name) => `./${name}.test.ts`);
    expect(Object.keys(run).toSorted()).toEqual(tests.toSorted());
  });
});
