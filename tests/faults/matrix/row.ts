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

/** One test of a cell. */
export interface Cell {
  title: string;
  run: () => Promise<void>;
}

/** The row of a call: the tests of each cell, or the reason why it has none. */
export type Row = Readonly<Record<Column, readonly Cell[] | Reason>>;

/** Rows by the names of their calls. */
export type Rows = Readonly<Partial<Record<CallName | ProviderCall, Row>>>;

/** Additional tests for some cells of a row. */
export type ExtraCells = Readonly<Partial<Record<Column, readonly Cell[]>>>;

/** The row with additional tests in some of its cells. */
export function withExtraCells(row: Row, extra: ExtraCells): Row {
  const cells = columnNames.map((column) => {
    const own = row[column];
    return [column, typeof own === 'string' ? own : [...own, ...(extra[column] ?? [])]] as const;
  });
  return Object.fromEntries(cells) as Row;
}

/** The cells of these columns, as additional tests for another row of the same call. */
export function pickColumns(row: Row, ...chosen: Column[]): ExtraCells {
  const cells = chosen.map((column) => [column, row[column]] as const);
  return Object.fromEntries(cells.filter(([, own]) => typeof own !== 'string'));
}

/**
 * The cells of a list's further page, as additional tests for the row of its call. Without the end of
 * the session: the list opens again at its first page.
 */
export function furtherCells(row: Row): ExtraCells {
  return pickColumns(row, ...columnNames.filter((column) => column !== 'sessionEnds'));
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
    describe(`The call ${call}`, { meta: { faultRow: { call, reasons } } }, () => {
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
