import { afterAll, describe, it } from 'vitest';
import type { CallName, ProviderCall } from '../../world/calls.ts';
import type { Fault } from '../faults.ts';
import { type Column, columnNames, columns, type FaultColumn, type Reason } from './columns.ts';
import { type Results, writeResults } from './results.ts';

/** One test of a cell: what holds, in words, and how it is seen. */
export interface Cell {
  title: string;
  run: () => Promise<void>;
}

/** A call's line of the table: each cell's tests, or why it has none. */
export type Row = Readonly<Record<Column, readonly Cell[] | Reason>>;

/** Some calls' lines. */
export type Rows = Readonly<Partial<Record<CallName | ProviderCall, Row>>>;

/** Further tests for some cells of a line. */
export type MoreCells = Readonly<Partial<Record<Column, readonly Cell[]>>>;

/** The line with further tests in some of its cells. */
export function withMore(row: Row, more: MoreCells): Row {
  const cells = columnNames.map((column) => {
    const own = row[column];
    return [column, typeof own === 'string' ? own : [...own, ...(more[column] ?? [])]] as const;
  });
  return Object.fromEntries(cells) as Row;
}

/** The line's cells in these columns, as further tests for another line of the same call. */
export function only(row: Row, ...chosen: Column[]): MoreCells {
  const cells = chosen.map((column) => [column, row[column]] as const);
  return Object.fromEntries(cells.filter(([, own]) => typeof own !== 'string'));
}

/** A test of each fault, in the columns that the faults belong to. */
export function faultCells(
  faults: readonly Fault[],
  cellOf: (fault: Fault) => Cell,
): Record<FaultColumn, Cell[]> {
  const of = (column: FaultColumn) =>
    faults.filter((fault) => fault.column === column).map((fault) => cellOf(fault));
  return {
    refusal: of('refusal'),
    unauthorized: of('unauthorized'),
    html500: of('html500'),
    malformed: of('malformed'),
    wrongShape: of('wrongShape'),
    refusedConnection: of('refusedConnection'),
    timeout: of('timeout'),
  };
}

/** Runs the lines of one area, and writes down what they came to. */
export function describeRows(area: string, rows: Rows): void {
  const results: Results = {};
  afterAll(() => writeResults(area, results));
  for (const [call, row] of Object.entries(rows)) {
    results[call] = {};
    for (const column of columnNames) describeCell(call, column, row[column], results[call]);
  }
}

function describeCell(
  call: string,
  column: Column,
  cells: Row[Column],
  results: Results[string],
): void {
  if (typeof cells === 'string') {
    results[column] = { reason: cells };
    return;
  }
  describe(`${call} ${columns[column]}:`, () => {
    for (const { title, run } of cells) {
      it(title, async ({ onTestFinished }) => {
        onTestFinished(({ task }) => {
          const { passed, failed } = { passed: 0, failed: 0, ...results[column] };
          const isGood = task.result?.state === 'pass';
          results[column] = {
            passed: passed + (isGood ? 1 : 0),
            failed: failed + (isGood ? 0 : 1),
          };
        });
        await run();
      });
    }
  });
}
