import { zodiacSignIds } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { FoundingCount } from './foundings.ts';

/** How many rows of each list have the same sign and year, in the same order if they are the same. */
export async function readFoundings(db: Db) {
  const [companies, carBrands, usStates] = await Promise.all([
    companyFoundings(db),
    foundingsOf(db, 'carBrands', 'foundedYear'),
    foundingsOf(db, 'usStates', 'statehoodYear'),
  ]);
  return { companies, carBrands, usStates };
}

/** The number of companies of each sign, year and industry. */
const companyFoundings = (db: Db): Promise<FoundingCount[]> =>
  db
    .selectFrom('companies')
    .where('hiddenAt', 'is', null)
    .select(({ fn }) => [
      'zodiacSign as sign',
      'foundedYear as year',
      'industry',
      fn.countAll<number>().as('count'),
    ])
    .groupBy(['zodiacSign', 'foundedYear', 'industry'])
    .orderBy('foundedYear')
    .orderBy('zodiacSign')
    .orderBy('industry')
    .execute();

/** The number of brands or states of each sign and year. */
async function foundingsOf(
  db: Db,
  ...[table, year]: ['carBrands', 'foundedYear'] | ['usStates', 'statehoodYear']
): Promise<FoundingCount[]> {
  const { rows } = await sql<FoundingCount>`
    select zodiac_sign as sign, ${sql.ref(year)} as year, null as industry, count(*)::int as count
    from ${sql.table(table)} where hidden_at is null group by 1, 2 order by 2, 1`.execute(db);
  return rows;
}

/** The number of companies of each sign, in the order of the cycle. */
const countOfSigns = sql<number[]>`array[${sql.join(
  zodiacSignIds.map((sign) => sql`count(*) filter (where zodiac_sign = ${sql.lit(sign)})`),
)}]::int[]`;

interface Seat {
  city: string;
  country: string;
  latitude: number;
  longitude: number;
  counts: number[];
}

/**
 * The cities with the most companies. PostgreSQL counts and orders them, because each company may have another city. Cities of the same
 * name and country are told apart by their coordinates.
 */
export async function largestCities(db: Db, limit: number): Promise<Seat[]> {
  const { rows } = await sql<Seat>`
    select min(city) as city, country, latitude, longitude, ${countOfSigns} as counts
    from companies
    where hidden_at is null and city is not null and country is not null and latitude is not null and longitude is not null
    group by country, latitude, longitude
    order by count(*) desc, min(city) collate "C", country collate "C", latitude, longitude
    limit ${limit}`.execute(db);
  return rows;
}

/** The countries, those with the most companies first. */
export async function countriesOfCompanies(db: Db): Promise<{ country: string; counts: number[] }[]> {
  const { rows } = await sql<{ country: string; counts: number[] }>`
    select country, ${countOfSigns} as counts from companies
    where hidden_at is null and country is not null
    group by country order by count(*) desc, country collate "C"`.execute(db);
  return rows;
}
