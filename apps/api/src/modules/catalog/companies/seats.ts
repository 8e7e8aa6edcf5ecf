import type { Endpoints, Output } from '@org/api-contract';
import { zodiacSignIds } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** The number of companies of each sign, in the order of the cycle. */
const countsBySign = sql<number[]>`array[${sql.join(
  zodiacSignIds.map((sign) => sql`count(*) filter (where zodiac_sign = ${sql.lit(sign)})`),
)}]::int[]`;

type CityOfCompanies = Output<Endpoints['GET /api/insights/seats']>['cities'][number];

/**
 * The cities with the most shown companies. Cities of the same name and country are distinguished by their coordinates.
 *
 * @param limit - maximum number of cities
 */
export async function topCities(db: Db, limit: number): Promise<CityOfCompanies[]> {
  const { rows } = await sql<CityOfCompanies>`
    select min(city) as city, country, latitude, longitude, ${countsBySign} as counts
    from companies
    where hidden_at is null and city is not null and country is not null and latitude is not null and longitude is not null
    group by country, latitude, longitude
    order by count(*) desc, min(city) collate "C", country collate "C", latitude, longitude
    limit ${limit}`.execute(db);
  return rows;
}

/** The countries of shown companies. Countries with more companies come first. */
export async function countriesOfCompanies(db: Db): Promise<{ country: string; counts: number[] }[]> {
  const { rows } = await sql<{ country: string; counts: number[] }>`
    select country, ${countsBySign} as counts from companies
    where hidden_at is null and country is not null
    group by country order by count(*) desc, country collate "C"`.execute(db);
  return rows;
}
