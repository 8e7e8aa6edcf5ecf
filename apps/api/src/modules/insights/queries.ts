import { listIds, listOf, lists, type Described, type ListId } from '@org/api-contract/lists';
import { zodiacSignIds } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { dateColumn } from '#modules/catalog/lists/columns.ts';
import type { FoundingCount } from './foundings.ts';

/** How many rows of each list have the same sign and year, in the same order if they are the same. Those of companies by industry. */
export async function readFoundings(db: Db) {
  const counts = listIds.map(async (id) => [lists[id].member, await foundingsOf(db, id)] as const);
  return Object.fromEntries(await Promise.all(counts)) as Record<Described['member'], FoundingCount[]>;
}

async function foundingsOf(db: Db, id: ListId): Promise<FoundingCount[]> {
  const year = dateColumn(listOf(id), 'Year');
  const industry = id === 'companies' ? sql`industry` : sql`null::text`;
  const { rows } = await sql<FoundingCount>`
    select zodiac_sign as sign, ${year} as year, ${industry} as industry, count(*)::int as count
    from ${sql.table(lists[id].table)} where hidden_at is null group by 1, 2, 3 order by 2, 1, 3`.execute(db);
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
