import type { AnyList, ListId } from '@org/api-contract/lists';
import { foundingSign } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { givenSlugs, importRows, type ImportReport, readCsv, type CsvRow } from '#database/import-rows.ts';
import { storeNames, giveSlug } from '#modules/catalog/shared/catalog-names.ts';
import { plainText } from '#modules/catalog/shared/plain-words.ts';
import { readRows } from '#modules/catalog/shared/read-rows.ts';
import { namesOf, searchTextOf, type AnyRow, valuesOfRow, cellValues } from './columns.ts';

/** Imports the CSV file that is named after the list. Safe to repeat and to run in several processes at once. */
export async function importList(db: Db, list: AnyList, dataFolder: string): Promise<ImportReport> {
  const [given, curated] = await Promise.all([
    readCsv(dataFolder, `${list.id}.csv`),
    curatedNames(dataFolder, list.id),
  ]);
  const { rows, refused, names } = readRows(given, (row, name) => readRow(list, row, name, curated(name)));
  const searched = (row: (typeof rows)[number]) => withMisspellings(row, curated(row.name));
  return db.transaction().execute(async (trx) => {
    await lockCatalogImport(trx);
    const slugs = await givenSlugs(trx, list.member);
    const taken = new Set(slugs.values());
    const report = await importRows(
      trx,
      list.member,
      rows.map((row) => ({
        ...row,
        slug: slugs.get(row.name.toLowerCase()) ?? giveSlug(row.name, taken),
        sortName: plainText(row.name),
        searchText: searchTextOf(list, searched(row)),
        hiddenAt: null,
      })),
      { keyOf: (row) => row.name, known: names },
    );
    if (report.added.length + report.changed.length > 0) {
      await storeNames(
        trx,
        list,
        rows.flatMap((row) => namesOf(list, searched(row)).map((name) => ({ key: row.name, ...name }))),
      );
    }
    return { ...report, refused };
  });
}

/**
 * Converts a row of the file to the columns of its list, with its sign and description.
 *
 * @throws Error with the reason when a fact is missing or impossible
 */
function readRow(list: AnyList, row: CsvRow, name: string, { aliases, yearNote }: CuratedName) {
  const ofNames: Readonly<Record<string, unknown>> = { aliases: [...aliases], yearNote };
  const values = {
    ...valuesOfRow(list.columns, row),
    ...Object.fromEntries(
      Object.entries(list.columns).flatMap(([column, { from }]) =>
        from === 'names' ? [[column, ofNames[column]]] : [],
      ),
    ),
  };
  // The description and the date use only columns of the file.
  const facts = { name, ...values } as unknown as AnyRow;
  return {
    name,
    ...values,
    description: list.describe(facts),
    zodiacSign: foundingSign(list.dateOf(facts)).id,
  };
}

/** The reviewed names of a row, from `data/names.csv`. */
export interface CuratedName {
  /** The short name, if the rule for names does not find it. */
  shownName: string | undefined;
  aliases: readonly string[];
  /** Wrong spellings of a name, which only a search reads. */
  misspellings: readonly string[];
  yearNote: string | null;
}

const none: CuratedName = { shownName: undefined, aliases: [], misspellings: [], yearNote: null };

/** Reads the reviewed names of `data/names.csv` for one file, such as `companies`, by the name in that file. */
export async function curatedNames(dataFolder: string, file: ListId): Promise<(name: string) => CuratedName> {
  const rows = await readCsv(dataFolder, 'names.csv');
  const names = new Map(
    rows
      .filter((row) => row.file === file)
      .map((row) => [
        row.name ?? '',
        {
          shownName: row.shownName || undefined,
          aliases: cellValues(row.aliases),
          misspellings: cellValues(row.misspellings),
          yearNote: row.yearNote || null,
        },
      ]),
  );
  return (name) => names.get(name) ?? none;
}

/** A row as a search reads it: a misspelling counts as an alias. */
export const withMisspellings = <Row extends object>(row: Row, { misspellings }: CuratedName) => ({
  ...row,
  aliases: [...('aliases' in row ? (row.aliases as readonly string[]) : []), ...misspellings],
});

/** Key of the advisory lock. All releases must use the same key. */
const importLock = 7_204_932;

/** Waits until no other process imports a list. The lock is held until the transaction ends. */
export async function lockCatalogImport(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(trx);
}
