import { describe, it } from 'vitest';
import type { CallName, ProviderCall } from '../../world/calls.ts';
import type { Fault } from '../faults.ts';
import { type Column, columnNames, columns, type FaultColumn } from './columns.ts';

/** One test of a cell. */
export interface Cell {
  title: string;
  run: () => Promise<void>;
}

/** The row of a call: the tests of each cell; null for one that has no meaning. */
export type Row = Readonly<Record<Column, readonly Cell[] | null>>;

/** Rows by the names of their calls. */
export type Rows = Readonly<Partial<Record<CallName | ProviderCall, Row>>>;

/** Additional tests for some cells of a row. */
export type ExtraCells = Readonly<Partial<Record<Column, readonly Cell[]>>>;

/** The row with additional tests in some of its cells. */
export function withExtraCells(row: Row, extra: ExtraCells): Row {
  const cells = columnNames.map((column) => {
    const own = row[column];
    return [column, own && [...own, ...(extra[column] ?? [])]] as const;
  });
  return Object.fromEntries(cells) as Row;
}

/** The cells of these columns, as additional tests for another row of the same call. */
export function pickColumns(row: Row, ...chosen: Column[]): ExtraCells {
  const cells = chosen.map((column) => [column, row[column]] as const);
  return Object.fromEntries(cells.filter(([, own]) => own !== null));
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

/** Declares the tests of some calls' rows. */
export function describeRows(rows: Rows): void {
  for (const [call, row] of Object.entries(rows)) {
    describe(`The call ${call}`, () => {
      for (const column of columnNames) describeCell(column, row[column]);
    });
  }
}

function describeCell(column: Column, cells: Row[Column]): void {
  if (cells === null) return;
  describe(`${columns[column]}:`, () => {
    for (const { title, run } of cells) it(title, run);
  });
}
