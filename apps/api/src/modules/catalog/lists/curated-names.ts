import type { ListId } from '@org/api-contract/lists';
import { readCsv } from '#database/read-csv.ts';
import { cellValues } from '#modules/catalog/lists/values-of-row.ts';

/** The reviewed names of a row, from `data/names.csv`. */
export interface CuratedName {
  /** The short name, if the rule for names does not find it. */
  shownName: string | undefined;
  aliases: readonly string[];
  yearNote: string | null;
}

const none: CuratedName = { shownName: undefined, aliases: [], yearNote: null };

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
          yearNote: row.yearNote || null,
        },
      ]),
  );
  return (name) => names.get(name) ?? none;
}
