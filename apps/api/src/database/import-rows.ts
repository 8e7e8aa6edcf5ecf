import type { Described } from '@org/api-contract/lists';
import { sql } from 'kysely';
import type { Db } from './connection.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** The result of an import, with the names of rows. */
export interface ImportReport {
  added: string[];
  changed: string[];
  /** Rows that are no longer in the file. They are hidden, but not deleted. */
  removed: string[];
  refused: RefusedRow[];
}

/** A row of a file that is not imported, and the reason. */
export interface RefusedRow {
  name: string;
  reason: string;
}

type Table = Described['member'];

/** The SQL expression that identifies a stored row by the key of its row in the file. */
export const keyOfTable = (table: Table): string => (table === 'companies' ? 'source_key' : 'lower(name)');

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Writes the rows of a file: inserts new rows, updates changed rows, and hides stored rows that are not in the file.
 * Existing slugs are kept. Companies that a refresh added are neither changed nor hidden.
 *
 * @param rows - all with the same columns, including `name`, `slug` and `hiddenAt`
 * @param keyOf - returns the name of a row in the file
 * @param known - the names of all rows of the file, including refused ones, which stay as they are
 */
export async function importRows<Row extends ImportedRow>(
  trx: Db,
  table: Table,
  rows: readonly Row[],
  { keyOf, known }: { keyOf: (row: Row) => string; known: readonly string[] },
): Promise<Omit<ImportReport, 'refused'>> {
  const inFile = new Set([...known, ...rows.map(keyOf)].map((name) => name.toLowerCase()));
  const stored = await storedRows(trx, table, inFile);
  const differing = rows.filter((row) => {
    const before = stored.get(keyOf(row).toLowerCase());
    return before === undefined || (!before.isScraped && differs(row, before.columns));
  });
  const written = differing.length === 0 ? [] : await writeRows(trx, table, differing);
  const gone = [...stored.entries()].filter(
    ([key, { isScraped, columns }]) => !isScraped && !inFile.has(key) && columns.hiddenAt === null,
  );
  if (gone.length > 0) {
    // Updates the statistics. Without them the triggers of the table compare each old row with each new one.
    await sql`analyze ${sql.table(snakeCase(table))}`.execute(trx);
    await sql`
      update ${sql.table(snakeCase(table))} set hidden_at = now()
      where id = any(${gone.map(([, { columns }]) => columns.id)})`.execute(trx);
  }
  return {
    added: written.flatMap((row) => (row.isNew ? row.name : [])),
    changed: written.flatMap((row) => (row.isNew ? [] : row.name)),
    removed: gone.map(([, { columns }]) => String(columns.name)),
  };
}

interface ImportedRow {
  name: string;
  slug: string;
  hiddenAt: Date | null;
}

/**
 * The stored rows of a table by their key: rows of the file and rows that may have to be hidden. Others, which may be
 * hundreds of thousands, are not read.
 */
async function storedRows(
  trx: Db,
  table: Table,
  inFile: ReadonlySet<string>,
): Promise<Map<string, { columns: Record<string, unknown>; isScraped: boolean }>> {
  const mayBeHidden =
    table === 'companies' ? sql<boolean>`scraped_at is null and hidden_at is null` : sql<boolean>`true`;
  const rows: Record<string, unknown>[] = await trx
    .selectFrom(table)
    .selectAll()
    .where(sql<boolean>`(${mayBeHidden} or ${sql.raw(keyOfTable(table))} = any(${[...inFile]}::text[]))`)
    .execute();
  return new Map(
    rows.flatMap((columns) => {
      const key = table === 'companies' ? columns.sourceKey : columns.name;
      const isScraped = (columns.scrapedAt ?? null) !== null;
      return typeof key === 'string' ? [[key.toLowerCase(), { columns, isScraped }] as const] : [];
    }),
  );
}

/** Whether a row must be written. `hiddenAt` counts as equal if it is set in both. */
const differs = (row: ImportedRow, stored: Record<string, unknown>): boolean =>
  Object.entries(row).some(([column, value]) => {
    if (column === 'hiddenAt') return (value === null) !== (stored.hiddenAt === null);
    if (column === 'sourceKey') return false;
    return JSON.stringify(value) !== JSON.stringify(stored[column]);
  });

async function writeRows(trx: Db, table: Table, rows: readonly ImportedRow[]) {
  const name = sql.table(snakeCase(table));
  const columns = Object.keys(rows[0] ?? {}).map(snakeCase);
  const list = (of: readonly string[]) => sql.raw(of.join(', '));
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value]))),
  );
  const { rows: written } = await sql<{ name: string; isNew: boolean }>`
    insert into ${name} (${list(columns)})
    select ${list(columns.map((column) => (column === 'source_key' ? 'lower(source_key)' : column)))}
    from jsonb_populate_recordset(null::${name}, ${json}::jsonb)
    on conflict (${sql.raw(keyOfTable(table))}) do update set
      ${list(columns.map((column) => `${column} = excluded.${column}`))}
    returning name, xmax = 0 as "isNew"`.execute(trx);
  return written;
}

/** A regular expression for default slugs. */
const placeholderSlug = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-';

/** The stored slugs of a table, by the key of the row in lower case. */
export async function givenSlugs(trx: Db, table: Table): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; slug: string }>`
    select ${sql.raw(keyOfTable(table))} as key, slug from ${sql.table(snakeCase(table))}
    where slug !~ ${placeholderSlug} and ${sql.raw(keyOfTable(table))} is not null`.execute(trx);
  return new Map(rows.map(({ key, slug }) => [key.toLowerCase(), slug]));
}

export type CsvRow = Record<string, string>;

/** Reads the rows of a CSV file as objects, by the names in its first line. */
export async function readCsv(dataFolder: string, file: string): Promise<CsvRow[]> {
  const text = await readFile(path.join(dataFolder, file), 'utf8');
  return parse<CsvRow>(text, { columns: true, skip_empty_lines: true });
}
