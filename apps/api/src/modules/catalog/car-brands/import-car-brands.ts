import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { carCategories, type CarCategory } from '@org/api-contract/values';
import { foundingSign } from '@org/zodiac-core';
import { parse } from 'csv-parse/sync';
import type { Db } from '#database/connection.ts';
import { upsertCarBrands } from './queries.ts';

type Row = Record<string, string>;

/**
 * Puts the brands of `data/car-brands.csv` into the database; safe to repeat, and at once with another process.
 *
 * @returns how many were added or changed
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
    founded_year: founded.year,
    founded_month: founded.month,
    country: row.country || null,
    category,
    description: describe(row, category, isActive),
    website: row.website?.startsWith('https://') ? row.website : null,
    logo_url: row.logoSlug ? `/logos/${row.logoSlug}.svg` : null,
    zodiac_sign: foundingSign(founded).id,
    is_active: isActive,
  };
}

function categoryOf({ name, category }: Row): CarCategory {
  const known = carCategories.find((each) => each === category);
  if (!known) throw new Error(`car-brands.csv files ${name} under a category we do not know: ${category}`);
  return known;
}

const kinds: Readonly<Record<CarCategory, string>> = {
  Luxury: 'Luxury cars',
  Sports: 'Sports cars',
  Economy: 'Everyday cars',
  Electric: 'Electric cars',
  SUV: 'Off-road cars and SUVs',
};

/** Countries of the list that take an article. */
const takesArticle = /^(?:United |Netherlands$|Czech Republic$)/;

/** A description of facts alone. */
function describe({ country, foundedYear }: Row, category: CarCategory, isActive: boolean): string {
  const from = country && ` from ${takesArticle.test(country) ? 'the ' : ''}${country}`;
  const today = isActive ? '' : ' Not active today.';
  return `${kinds[category]}${from}. Founded in ${foundedYear}.${today}`;
}
