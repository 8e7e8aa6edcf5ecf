import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { foundingSign } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { takeImportTurn, upsertCompanies } from './queries.ts';

type Row = Record<string, string>;

const rowsAtOnce = 500;

/**
 * Puts the companies of `data/companies.csv` into the database. Runs at every start: processes that start together
 * take turns, what is there already is written only where it changed, and what a scrape has refreshed stays.
 *
 * @returns how many companies were added or changed
 */
export async function importCompanies(db: Db, dataFolder: string): Promise<number> {
  const companies = await readCompanies(dataFolder);
  return db.transaction().execute(async (trx) => {
    await takeImportTurn(trx);
    let changed = 0;
    for (let start = 0; start < companies.length; start += rowsAtOnce) {
      changed += await upsertCompanies(trx, companies.slice(start, start + rowsAtOnce));
    }
    return changed;
  });
}

/** The companies as they are stored: the sign computed, the description made of facts, addresses https only. */
export async function readCompanies(dataFolder: string) {
  const text = await readFile(path.join(dataFolder, 'companies.csv'), 'utf8');
  return parse<Row>(text, { columns: true, skip_empty_lines: true }).map(companyOf);
}

function companyOf(row: Row) {
  const founded = {
    year: Number(row.foundedYear),
    month: numberOrNull(row.foundedMonth),
    day: numberOrNull(row.foundedDay),
  };
  return {
    name: row.name ?? '',
    founded_year: founded.year,
    founded_month: founded.month,
    founded_day: founded.day,
    location: orNull(row.location),
    country: orNull(row.country),
    industry: orNull(row.industry),
    description: describe(row),
    website: httpsOrNull(row.website),
    careers_url: httpsOrNull(row.careersUrl),
    logo_url: row.logoSlug ? `/logos/${row.logoSlug}.svg` : null,
    zodiac_sign: foundingSign(founded).id,
    source: row.source ?? '',
  };
}

const orNull = (text: string | undefined): string | null => text || null;
const numberOrNull = (text: string | undefined): number | null => (text ? Number(text) : null);
const httpsOrNull = (text: string | undefined): string | null => (text?.startsWith('https://') ? text : null);

/** A description of facts alone. */
function describe({ subIndustry, industry, location, foundedYear, ticker }: Row): string {
  const trade = subIndustry && subIndustry !== 'Other' ? subIndustry : industry;
  const facts = [trade, location && `based in ${location}`].filter(Boolean).join(', ');
  const listed = ticker ? `, listed as ${ticker}` : '';
  return `${facts}. Founded in ${foundedYear}${listed}.`;
}
