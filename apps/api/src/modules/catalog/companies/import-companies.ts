import { foundingSign } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { readCsv, type CsvRow } from '#database/read-csv.ts';
import { upsertChanged } from '#database/upsert-changed.ts';
import { lockImport } from './queries.ts';

const maxRowsPerInsert = 500;

/**
 * Imports the companies of `data/companies.csv`. Runs at every start, in one process at a time. Only changed rows are
 * written, and companies that a refresh added are not changed.
 *
 * @returns the number of companies added or changed
 */
export async function importCompanies(db: Db, dataFolder: string): Promise<number> {
  const companies = await readCompanies(dataFolder);
  return db.transaction().execute(async (trx) => {
    await lockImport(trx);
    let changed = 0;
    for (let start = 0; start < companies.length; start += maxRowsPerInsert) {
      const written = await upsertChanged(
        trx,
        'companies',
        companies.slice(start, start + maxRowsPerInsert),
        {
          key: sql`lower(name)`,
          keep: sql<boolean>`companies.scraped_at is not null`,
        },
      );
      changed += written.length;
    }
    return changed;
  });
}

/** Reads the companies of the CSV file, with computed sign and description, and without URLs that are not https. */
export async function readCompanies(dataFolder: string) {
  return (await readCsv(dataFolder, 'companies.csv')).map(companyOf);
}

function companyOf(row: CsvRow) {
  const founded = {
    year: Number(row.foundedYear),
    month: numberOrNull(row.foundedMonth),
    day: numberOrNull(row.foundedDay),
  };
  return {
    name: row.name ?? '',
    foundedYear: founded.year,
    foundedMonth: founded.month,
    foundedDay: founded.day,
    location: orNull(row.location),
    country: orNull(row.country),
    industry: orNull(row.industry),
    description: describe(row),
    website: httpsOrNull(row.website),
    careersUrl: httpsOrNull(row.careersUrl),
    logoUrl: row.logoSlug ? `/logos/${row.logoSlug}.svg` : null,
    zodiacSign: foundingSign(founded).id,
    source: row.source ?? '',
  };
}

const orNull = (text: string | undefined): string | null => text || null;
const numberOrNull = (text: string | undefined): number | null => (text ? Number(text) : null);
const httpsOrNull = (text: string | undefined): string | null => (text?.startsWith('https://') ? text : null);

/** Makes a description from the facts of the row only. */
function describe({ subIndustry, industry, location, foundedYear, ticker }: CsvRow): string {
  const trade = subIndustry && subIndustry !== 'Other' ? subIndustry : industry;
  const facts = [trade, location && `based in ${location}`].filter(Boolean).join(', ');
  const listed = ticker ? `, listed as ${ticker}` : '';
  return `${facts}. Founded in ${foundedYear}${listed}.`;
}
