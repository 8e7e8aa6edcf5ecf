import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { foundingSign } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';

type Row = Record<string, string>;

const importLock = 7_204_932;
const rowsAtOnce = 500;

const orNull = (text: string | undefined): string | null => text || null;
const numberOrNull = (text: string | undefined): number | null => (text ? Number(text) : null);
const httpsOrNull = (text: string | undefined): string | null => (text?.startsWith('https://') ? text : null);

/**
 * Puts the companies of `data/companies.csv` into the database; a company already there is brought up to date. Runs
 * at every start, and processes that start together take turns.
 */
export async function importCompanies(db: Db, dataFolder: string): Promise<void> {
  const text = await readFile(path.join(dataFolder, 'companies.csv'), 'utf8');
  const companies = parse<Row>(text, { columns: true, skip_empty_lines: true }).map(companyOf);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(trx);
    for (let start = 0; start < companies.length; start += rowsAtOnce) {
      await trx
        .insertInto('companies')
        .values(companies.slice(start, start + rowsAtOnce))
        .onConflict((conflict) =>
          conflict.expression(sql`lower(name)`).doUpdateSet(({ ref }) => ({
            founded_year: ref('excluded.founded_year'),
            founded_month: ref('excluded.founded_month'),
            founded_day: ref('excluded.founded_day'),
            location: ref('excluded.location'),
            country: ref('excluded.country'),
            industry: ref('excluded.industry'),
            description: ref('excluded.description'),
            website: ref('excluded.website'),
            careers_url: ref('excluded.careers_url'),
            logo_url: ref('excluded.logo_url'),
            zodiac_sign: ref('excluded.zodiac_sign'),
            source: ref('excluded.source'),
          })),
        )
        .execute();
    }
  });
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

/** A description of facts alone. */
function describe({ subIndustry, location, foundedYear, ticker }: Row): string | null {
  if (!subIndustry) return null;
  const seat = location ? `, based in ${location}` : '';
  const listed = ticker ? `, listed as ${ticker}` : '';
  return `${subIndustry}${seat}. Founded in ${foundedYear}${listed}.`;
}
