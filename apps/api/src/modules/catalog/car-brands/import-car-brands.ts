import { carCategories, type CarCategory } from '@org/api-contract/values';
import { foundingSign } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { givenSlugs, importRows, type ImportReport } from '#database/import-rows.ts';
import { readCsv, type CsvRow } from '#database/read-csv.ts';
import { storeNames, storeWords, type NameOfRow } from '#modules/catalog/shared/catalog-names.ts';
import {
  cellValues,
  httpsOrNull,
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

/** Imports the brands of `data/car-brands.csv`. Safe to repeat and to run in several processes at once. */
export async function importCarBrands(db: Db, dataFolder: string): Promise<ImportReport> {
  const [given, curated] = await Promise.all([
    readCsv(dataFolder, 'car-brands.csv'),
    curatedNames(dataFolder, 'car-brands'),
  ]);
  const { rows, refused, names } = readRows(given, (row, name) => brandOf(row, name, curated(name)));
  return db.transaction().execute(async (trx) => {
    await lockCatalogImport(trx);
    const slugs = await givenSlugs(trx, 'carBrands');
    const taken = new Set(slugs.values());
    const report = await importRows(
      trx,
      'carBrands',
      rows.map((brand) => ({
        ...brand,
        slug: slugs.get(brand.name.toLowerCase()) ?? giveSlug(brand.name, taken),
        sortName: plainText(brand.name),
        searchText: searchText([
          brand.name,
          ...brand.aliases,
          ...brand.founders,
          ...brand.models.map((model) => model.name),
          brand.knownFor,
          brand.parent,
          brand.hqCity,
          brand.country,
          brand.category,
        ]),
        hiddenAt: null,
      })),
      { keyOf: (brand) => brand.name, known: names },
    );
    if (report.added.length + report.changed.length > 0) {
      await storeNames(trx, 'carBrand', rows.flatMap(namesOfBrand));
      await storeWords(trx, 'carBrand');
    }
    return { ...report, refused };
  });
}

function brandOf(row: CsvRow, name: string, { aliases, yearNote }: CuratedName) {
  const founded = {
    year: requiredInteger(row.foundedYear, 'foundedYear'),
    month: numberOrNull(row.foundedMonth),
    day: numberOrNull(row.foundedDay),
  };
  const brand = {
    name,
    aliases: [...aliases],
    foundedYear: founded.year,
    foundedMonth: founded.month,
    foundedDay: founded.day,
    dateSource: textOrNull(row.dateSource),
    yearNote,
    country: textOrNull(row.country),
    category: oneOf(carCategories, row.category, 'category'),
    website: httpsOrNull(row.website),
    logoUrl: row.logoSlug ? `/logos/${row.logoSlug}.svg` : null,
    zodiacSign: foundingSign(founded).id,
    isActive: row.isActive === 'true',
    endYear: numberOrNull(row.endYear),
    founders: cellValues(row.founders),
    hqCity: textOrNull(row.hqCity),
    parent: textOrNull(row.parent),
    models: cellValues(row.models).map(modelOf),
    knownFor: textOrNull(row.knownFor),
  };
  return { ...brand, description: describe(brand) };
}

type Brand = ReturnType<typeof brandOf>;

/** `Legend 1986`: the name of a model, and the year in which it first appeared. */
function modelOf(cell: string): { name: string; year: number } {
  const [, name, year] = /^(.+) (\d{4})$/.exec(cell) ?? [];
  if (!name || !year) throw new Error(`The model "${cell}" has no year.`);
  return { name, year: Number(year) };
}

const namesOfBrand = ({ name, aliases }: Brand): NameOfRow[] => {
  const key = name;
  return [
    { key, field: 'name', shown: name },
    ...aliases.map((shown): NameOfRow => ({ key, field: 'alias', shown })),
  ];
};

const categoryNames: Readonly<Record<CarCategory, string>> = {
  Luxury: 'Luxury cars',
  Sports: 'Sports cars',
  Economy: 'Everyday cars',
  Electric: 'Electric cars',
  SUV: 'Off-road cars and SUVs',
};

/** Countries in the list whose names need "the". */
const takesArticle = /^(?:United |Netherlands$|Czech Republic$)/;

interface DescribedFacts {
  knownFor: string | null;
  category: CarCategory;
  country: string | null;
  foundedYear: number;
  endYear: number | null;
  isActive: boolean;
}

/** Makes a description from the facts of the brand only. */
function describe({ knownFor, category, country, foundedYear, endYear, isActive }: DescribedFacts): string {
  const from = country ? ` from ${takesArticle.test(country) ? 'the ' : ''}${country}` : '';
  const ended = endYear === null ? ' Not active today.' : ` Ended in ${endYear}.`;
  return `${knownFor ? `${knownFor}. ` : ''}${categoryNames[category]}${from}. Founded in ${foundedYear}.${isActive ? '' : ended}`;
}
