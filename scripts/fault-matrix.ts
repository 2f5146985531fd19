import { columnNames, columns, type Reason, reasons } from '../tests/faults/matrix/columns.ts';
import { clearResults, type Outcome, readResults } from '../tests/faults/matrix/results.ts';
import { askedNames } from '../tests/world/calls.ts';

// By itself it prints what the last run of the tests came to.
if (process.argv[1] === import.meta.filename) process.exitCode = printFaultMatrix() ? 0 : 1;

/** Forgets what an earlier run came to; before the tests. */
export function clearFaultResults(): void {
  clearResults();
}

/** Prints call × column after the tests, and says whether every cell ran and held. */
export function printFaultMatrix(): boolean {
  const results = readResults();
  const width = Math.max(...askedNames.map((name) => name.length));
  const lines = askedNames.map((name) => ({
    name,
    marks: columnNames.map((column) => markOf(results[name]?.[column])),
  }));
  const marks = lines.flatMap((line) => line.marks);
  const tests = askedNames.flatMap((name) => columnNames.map((column) => results[name]?.[column]));

  columnNames.forEach((column, place) => {
    console.log(`${' '.repeat(width + 1)}${'│  '.repeat(place)}┌─ ${columns[column]}`);
  });
  for (const { name, marks } of lines) console.log(`${name.padEnd(width)} ${marks.join('  ')}`);
  for (const reason of Object.keys(reasons) as Reason[]) console.log(`\n–  ${reasons[reason]}`);

  const bad = marks.filter((mark) => mark === '✗' || mark === '?').length;
  const held = marks.filter((mark) => mark === '✓').length;
  const count = tests.reduce((sum, outcome) => sum + testsOf(outcome), 0);
  console.log(
    `\n${lines.length} calls × ${columnNames.length}: ${held} cells hold in ${count} tests, ` +
      `${marks.length - held - bad} have no meaning, ${bad} failed (✗) or did not run (?).`,
  );
  return bad === 0;
}

function markOf(outcome: Outcome | undefined): '✓' | '✗' | '–' | '?' {
  if (!outcome) return '?';
  if ('reason' in outcome) return '–';
  return outcome.failed > 0 ? '✗' : '✓';
}

function testsOf(outcome: Outcome | undefined): number {
  return outcome && 'passed' in outcome ? outcome.passed + outcome.failed : 0;
}
