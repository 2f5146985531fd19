import { describe, it } from 'vitest';
import type { CallName, ProviderCall } from '../../world/calls.ts';
import type { Fault } from '../faults.ts';
import { type Column, columnNames, columns, type FaultColumn, type Reason } from './columns.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The row of the fault matrix that a test belongs to, and why some of its cells have no test. */
    faultRow?: { call: string; reasons: Readonly<Partial<Record<Column, Reason>>> };
    faultColumn?: Column;
  }
}

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

/** Declares the tests of some calls' rows; each tells the reporter its cell. */
export function describeRows(rows: Rows): void {
  for (const [call, row] of Object.entries(rows)) {
    const reasons = Object.fromEntries(
      Object.entries(row).filter(([, cells]) => typeof cells === 'string'),
    );
    describe(call, { meta: { faultRow: { call, reasons } } }, () => {
      for (const column of columnNames) describeCell(column, row[column]);
    });
  }
}

function describeCell(column: Column, cells: Row[Column]): void {
  if (typeof cells === 'string') return;
  describe(`${columns[column]}:`, { meta: { faultColumn: column } }, () => {
    for (const { title, run } of cells) it(title, run);
  });
}
