type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'RuntimeError';

/** A report as Stryker writes it, as far as it is read here. */
interface Report {
  files: Record<string, { mutants: { status: Status }[] }>;
}

interface Row {
  file: string;
  noticed: number;
  missed: number;
  broken: number;
}

/** What came of mutating, a row a file, as a table in Markdown; `score` in per cent. */
export function toTable(reports: readonly string[]): { text: string; score: number } {
  const rows = reports.flatMap((report) => {
    const { files }: Report = JSON.parse(report);
    return Object.entries(files).map(([file, { mutants }]) => toRow(file, mutants));
  });
  const counted = rows.filter(({ noticed, missed }) => noticed + missed > 0);
  const all = counted.reduce(sum, { file: '**all**', noticed: 0, missed: 0, broken: 0 });
  const lines = [...counted.toSorted((a, b) => (a.file < b.file ? -1 : 1)), all].map(
    (row) =>
      `| ${row.file} | ${scoreOf(row).toFixed(1)} | ${row.noticed} | ${row.missed} | ${row.broken} |`,
  );
  const head = [
    '| File | Score, % | Noticed | Not noticed | Could not run |',
    '|---|---|---|---|---|',
  ];
  return { text: [...head, ...lines].join('\n'), score: scoreOf(all) };
}

function toRow(file: string, mutants: readonly { status: Status }[]): Row {
  const count = (...statuses: Status[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  return {
    file,
    noticed: count('Killed', 'Timeout'),
    missed: count('Survived', 'NoCoverage'),
    broken: count('RuntimeError'),
  };
}

function sum(one: Row, other: Row): Row {
  return {
    file: one.file,
    noticed: one.noticed + other.noticed,
    missed: one.missed + other.missed,
    broken: one.broken + other.broken,
  };
}

function scoreOf({ noticed, missed }: Row): number {
  return noticed + missed === 0 ? 100 : (100 * noticed) / (noticed + missed);
}
