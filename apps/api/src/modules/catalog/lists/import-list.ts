import type { AnyList } from '@org/api-contract/lists';
import { foundingSign } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { givenSlugs, importRows, type ImportReport } from '#database/import-rows.ts';
import { readCsv, type CsvRow } from '#database/read-csv.ts';
import { storeNames, storeWords } from '#modules/catalog/shared/catalog-names.ts';
import { curatedNames, type CuratedName } from './curated-names.ts';
import { giveSlug } from '#modules/catalog/shared/give-slugs.ts';
import { lockCatalogImport } from '#modules/catalog/shared/lock-catalog-import.ts';
import { plainText } from '#modules/catalog/shared/plain-words.ts';
import { readRows } from '#modules/catalog/shared/read-rows.ts';
import { namesOf, searchTextOf, type AnyRow } from './columns.ts';
import { valuesOfRow } from './values-of-row.ts';

/** Imports the CSV file that is named after the list. Safe to repeat and to run in several processes at once. */
export async function importList(db: Db, list: AnyList, dataFolder: string): Promise<ImportReport> {
  const [given, curated] = await Promise.all([
    readCsv(dataFolder, `${list.id}.csv`),
    curatedNames(dataFolder, list.id),
  ]);
  const { rows, refused, names } = readRows(given, (row, name) => readRow(list, row, name, curated(name)));
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
        searchText: searchTextOf(list, row),
        hiddenAt: null,
      })),
      { keyOf: (row) => row.name, known: names },
    );
    if (report.added.length + report.changed.length > 0) {
      await storeNames(
        trx,
        list.kind,
        rows.flatMap((row) => namesOf(list, row).map((name) => ({ key: row.name, ...name }))),
      );
      await storeWords(trx, list.kind);
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
