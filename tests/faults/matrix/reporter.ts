import type { Reporter, TestModule } from 'vitest/node';
import { wholeRun } from '../../whole-run.ts';
import { askedNames } from '../../world/calls.ts';
import { type Column, columnNames, columns, type Reason, reasons } from './columns.ts';

/** The tests of one cell, or why it has none. */
interface Cell {
  passed: number;
  failed: number;
  reason?: Reason | undefined;
}

type Matrix = Map<string, Partial<Record<Column, Cell>>>;

/** After a run of all fault tests prints call × fault, and fails the run where a cell did not hold. */
export default class FaultMatrixReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const own = wholeRun('tests/faults/matrix/*.test.ts', modules);
    if (own && !print(matrixOf(own))) process.exitCode = 1;
  }
}

function matrixOf(modules: readonly TestModule[]): Matrix {
  const matrix: Matrix = new Map();
  for (const test of modules.flatMap(({ children }) => [...children.allTests()])) {
    const { faultRow, faultColumn } = test.meta();
    if (!faultRow || !faultColumn) continue;
    const row = matrix.get(faultRow.call) ?? withoutTests(faultRow.reasons);
    const { passed, failed } = row[faultColumn] ?? { passed: 0, failed: 0 };
    const isGood = test.result().state === 'passed';
    row[faultColumn] = { passed: passed + (isGood ? 1 : 0), failed: failed + (isGood ? 0 : 1) };
    matrix.set(faultRow.call, row);
  }
  return matrix;
}

function withoutTests(found: Readonly<Partial<Record<Column, Reason>>>) {
  const cells = columnNames.flatMap((column) => {
    const reason = found[column];
    return reason ? [[column, { passed: 0, failed: 0, reason }] as const] : [];
  });
  return Object.fromEntries<Cell>(cells);
}

/** Prints the matrix, and says whether every cell ran and held. */
function print(matrix: Matrix): boolean {
  const width = Math.max(...askedNames.map((name) => name.length));
  const rows = askedNames.map((name) => columnNames.map((column) => matrix.get(name)?.[column]));
  const cells = rows.flat();
  const count = (mark: string) => cells.filter((cell) => markOf(cell) === mark).length;
  const tests = cells.reduce((sum, cell) => sum + (cell ? cell.passed + cell.failed : 0), 0);

  console.log();
  columnNames.forEach((column, place) => {
    console.log(`${' '.repeat(width + 1)}${'│  '.repeat(place)}┌─ ${columns[column]}`);
  });
  rows.forEach((row, place) => {
    console.log(`${askedNames[place]?.padEnd(width)} ${row.map(markOf).join('  ')}`);
  });
  for (const reason of Object.values(reasons)) console.log(`\n–  ${reason}`);
  const bad = count('✗') + count('?');
  console.log(
    `\n${rows.length} calls × ${columnNames.length}: ${count('✓')} cells hold in ${tests} tests, ` +
      `${count('–')} have no meaning, ${bad} failed (✗) or did not run (?).`,
  );
  return bad === 0;
}

function markOf(cell: Cell | undefined): '✓' | '✗' | '–' | '?' {
  if (!cell) return '?';
  if (cell.reason) return '–';
  return cell.failed > 0 ? '✗' : '✓';
}
