import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { carCategories, type CarCategory } from '@org/api-contract/values';
import { foundingSign } from '@org/zodiac-core';
import { parse } from 'csv-parse/sync';
import type { Db } from '#database/connection.ts';
import { upsertCarBrands } from './queries.ts';

type Row = Record<string, string>;

/**
 * Imports the brands of `data/car-brands.csv`. Safe to repeat and to run in several processes at once.
 *
 * @returns the number of rows added or changed
 */
export async function importCarBrands(db: Db, dataFolder: string): Promise<number> {
  const text = await readFile(path.join(dataFolder, 'car-brands.csv'), 'utf8');
  return upsertCarBrands(db, parse<Row>(text, { columns: true, skip_empty_lines: true }).map(brandOf));
}

function brandOf(row: Row) {
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

function categoryOf({ name, category }: Row): CarCategory {
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
function describe({ country, foundedYear }: Row, category: CarCategory, isActive: boolean): string {
  const from = country && ` from ${takesArticle.test(country) ? 'the ' : ''}${country}`;
  const today = isActive ? '' : ' Not active today.';
  return `${categoryNames[category]}${from}. Founded in ${foundedYear}.${today}`;
}
