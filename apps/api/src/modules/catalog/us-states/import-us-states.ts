import { usRegions, usStateCategories } from '@org/api-contract/values';
import { foundingSign } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { givenSlugs, importRows, type ImportReport } from '#database/import-rows.ts';
import { readCsv, type CsvRow } from '#database/read-csv.ts';
import { storeNames, storeWords, type NameOfRow } from '#modules/catalog/shared/catalog-names.ts';
import {
  cellValues,
  numberOrNull,
  oneOf,
  requiredInteger,
  textOrNull,
} from '#modules/catalog/shared/csv-cells.ts';
import { curatedNames, type CuratedName } from '#modules/catalog/shared/curated-names.ts';
import { giveSlug } from '#modules/catalog/shared/give-slugs.ts';
import { lockCatalogImport } from '#modules/catalog/shared/lock-catalog-import.ts';
import { plainText, searchText } from '#modules/catalog/shared/plain-words.ts';
import { readRows } from '#modules/catalog/shared/read-rows.ts';

/** Imports the fifty states of `data/us-states.csv`. Safe to repeat and to run in several processes at once. */
export async function importUsStates(db: Db, dataFolder: string): Promise<ImportReport> {
  const [given, curated] = await Promise.all([
    readCsv(dataFolder, 'us-states.csv'),
    curatedNames(dataFolder, 'us-states'),
  ]);
  const { rows, refused, names } = readRows(given, (row, name) => stateOf(row, name, curated(name)));
  return db.transaction().execute(async (trx) => {
    await lockCatalogImport(trx);
    const slugs = await givenSlugs(trx, 'usStates');
    const taken = new Set(slugs.values());
    const report = await importRows(
      trx,
      'usStates',
      rows.map((state) => ({
        ...state,
        slug: slugs.get(state.name.toLowerCase()) ?? giveSlug(state.name, taken),
        sortName: plainText(state.name),
        searchText: searchText([
          state.name,
          state.abbreviation,
          ...state.aliases,
          state.nickname,
          state.capital,
          state.largestCity,
          state.region,
          state.division,
          state.category,
          state.flower,
          state.bird,
          state.tree,
          state.motto,
          state.howJoined,
        ]),
        hiddenAt: null,
      })),
      { keyOf: (state) => state.name, known: names },
    );
    if (report.added.length + report.changed.length > 0) {
      await storeNames(trx, 'usState', rows.flatMap(namesOfState));
      await storeWords(trx, 'usState');
    }
    return { ...report, refused };
  });
}

function stateOf(row: CsvRow, name: string, { aliases }: CuratedName) {
  const admitted = {
    year: requiredInteger(row.statehoodYear, 'statehoodYear'),
    month: requiredInteger(row.statehoodMonth, 'statehoodMonth'),
    day: requiredInteger(row.statehoodDay, 'statehoodDay'),
  };
  const state = {
    name,
    abbreviation: textOrNull(row.abbreviation),
    aliases: [...aliases],
    statehoodYear: admitted.year,
    statehoodMonth: admitted.month,
    statehoodDay: admitted.day,
    admissionOrder: numberOrNull(row.admissionOrder),
    howJoined: textOrNull(row.howJoined),
    capital: row.capital ?? '',
    capitalLatitude: numberOrNull(row.capitalLatitude),
    capitalLongitude: numberOrNull(row.capitalLongitude),
    largestCity: textOrNull(row.largestCity),
    region: oneOf(usRegions, row.region, 'region'),
    division: textOrNull(row.division),
    category: oneOf(usStateCategories, row.category, 'category'),
    population: requiredInteger(row.population2020, 'population2020'),
    area: requiredInteger(row.areaSqMi, 'areaSqMi'),
    nickname: textOrNull(row.nickname),
    motto: textOrNull(row.motto),
    mottoTranslation: textOrNull(row.mottoTranslation),
    flower: textOrNull(row.flower),
    bird: textOrNull(row.bird),
    tree: textOrNull(row.tree),
    timeZones: cellValues(row.timeZones),
    zodiacSign: foundingSign(admitted).id,
  };
  return { ...state, description: describe(state) };
}

type State = ReturnType<typeof stateOf>;

const namesOfState = ({ name, abbreviation, nickname, aliases }: State): NameOfRow[] => {
  const key = name;
  const others = [abbreviation, nickname, ...aliases].filter((shown) => shown !== null);
  return [
    { key, field: 'name', shown: name },
    ...others.map((shown): NameOfRow => ({ key, field: 'alias', shown })),
  ];
};

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const numbers = new Intl.NumberFormat('en-US');

interface DescribedFacts {
  statehoodYear: number;
  statehoodMonth: number;
  statehoodDay: number;
  population: number;
  area: number;
}

/** Makes a description from the facts of the state only. */
function describe(state: DescribedFacts): string {
  const { statehoodYear: year, statehoodMonth: month, statehoodDay: day } = state;
  const joined = `Joined the Union on ${dates.format(Date.UTC(year, month - 1, day))}.`;
  return `${joined} Home to ${numbers.format(state.population)} people in 2020, on ${numbers.format(state.area)} square miles.`;
}
