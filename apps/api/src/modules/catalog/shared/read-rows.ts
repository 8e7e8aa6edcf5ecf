import type { RefusedRow, CsvRow } from '#database/import-rows.ts';

/**
 * Reads the rows of a file one by one. Refuses a row with the reason if it cannot be read, has no name, or has the
 * name of an earlier row. The other rows are imported.
 *
 * @param read - throws an error with the reason when the row is wrong
 */
export function readRows<Row>(
  given: readonly CsvRow[],
  read: (row: CsvRow, name: string) => Row,
): { rows: Row[]; refused: RefusedRow[]; names: string[] } {
  const rows: Row[] = [];
  const refused: RefusedRow[] = [];
  const keys = new Set<string>();
  const names: string[] = [];
  for (const row of given) {
    const name = row.name?.trim() ?? '';
    const key = name.toLowerCase();
    if (name === '') refused.push({ name: '(none)', reason: 'It has no name.' });
    else if (keys.has(key)) refused.push({ name, reason: 'An earlier row has the same name.' });
    else {
      keys.add(key);
      names.push(name);
      try {
        rows.push(read(row, name));
      } catch (error) {
        refused.push({ name, reason: error instanceof Error ? error.message : String(error) });
      }
    }
  }
  return { rows, refused, names };
}
