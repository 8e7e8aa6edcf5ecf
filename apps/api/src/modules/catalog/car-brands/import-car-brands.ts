import { carCategories, type CarCategory } from '@org/api-contract/values';
import { foundingSign } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { readCsv, type CsvRow } from '#database/read-csv.ts';
import { upsertChanged } from '#database/upsert-changed.ts';

/**
 * Imports the brands of `data/car-brands.csv`. Safe to repeat and to run in several processes at once.
 *
 * @returns the number of rows added or changed
 */
export async function importCarBrands(db: Db, dataFolder: string): Promise<number> {
  const brands = (await readCsv(dataFolder, 'car-brands.csv')).map(brandOf);
  return (await upsertChanged(db, 'carBrands', brands, { key: sql`lower(name)` })).length;
}

function brandOf(row: CsvRow) {
  const founded = {
    year: Number(row.foundedYear),
    month: row.foundedMonth ? Number(row.foundedMonth) : null,
    day: row.foundedDay ? Number(row.foundedDay) : null,
  };
  const category = categoryOf(row);
  const isActive = row.isActive === 'true';
  return {
    name: row.name ?? '',
    foundedYear: founded.year,
    foundedMonth: founded.month,
    country: row.country || null,
    category,
    description: describe(row, category, isActive),
    website: row.website?.startsWith('https://') ? row.website : null,
    logoUrl: row.logoSlug ? `/logos/${row.logoSlug}.svg` : null,
    zodiacSign: foundingSign(founded).id,
    isActive,
  };
}

function categoryOf({ name, category }: CsvRow): CarCategory {
  const known = carCategories.find((each) => each === category);
  if (!known) throw new Error(`car-brands.csv: ${name} has an unknown category: ${category}`);
  return known;
}

const categoryNames: Readonly<Record<CarCategory, string>> = {
  Luxury: 'Luxury cars',
  Sports: 'Sports cars',
  Economy: 'Everyday cars',
  Electric: 'Electric cars',
  SUV: 'Off-road cars and SUVs',
};

/** Countries in the list whose names need "the". */
const takesArticle = /^(?:United |Netherlands$|Czech Republic$)/;

/** Makes a description from the facts of the row only. */
function describe({ country, foundedYear }: CsvRow, category: CarCategory, isActive: boolean): string {
  const from = country && ` from ${takesArticle.test(country) ? 'the ' : ''}${country}`;
  const today = isActive ? '' : ' Not active today.';
  return `${categoryNames[category]}${from}. Founded in ${foundedYear}.${today}`;
}
