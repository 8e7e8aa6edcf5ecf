import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

export type CsvRow = Record<string, string>;

/** Reads the rows of a CSV file as objects, by the names in its first line. */
export async function readCsv(dataFolder: string, file: string): Promise<CsvRow[]> {
  const text = await readFile(path.join(dataFolder, file), 'utf8');
  return parse<CsvRow>(text, { columns: true, skip_empty_lines: true });
}
