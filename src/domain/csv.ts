/** A cell of a table: a number stays one in a spreadsheet, every other value is text. */
export type Cell = string | number;

/**
 * Rows as CSV (RFC 4180, §22.12): CRLF at the end of each, quotes where a text needs them, and in front
 * the mark by which Excel reads UTF-8.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => `${row.map(toField).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

/**
 * The beginnings that a spreadsheet takes for a formula, or drops before it looks for one; the last
 * four are the wide forms of East Asian keyboards.
 */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text that no spreadsheet calculates: one that looks like a formula begins with an apostrophe. */
export function asText(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

function toField(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = asText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
