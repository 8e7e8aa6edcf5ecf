/** Matches a cell that a spreadsheet would run as a formula, also after spaces and in full-width letters. */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * A table of rows for spreadsheets: UTF-8 with a byte order mark, which Excel needs to detect it, and lines by RFC 4180. A list
 * is one cell. A cell that would be run as a formula begins with an apostrophe (OWASP, CSV injection).
 */
export function csvOf(rows: readonly object[], columns: readonly string[]): string {
  const lines = [
    columns.map(cell),
    ...rows.map((row) => columns.map((column) => cell(Reflect.get(row, column)))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = textOf(value);
  // Cells are always quoted, because spreadsheets of some countries separate by other characters.
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(textOf).join('; ') : JSON.stringify(value);
}
