import type { UsRegion, UsStateCategory } from '@org/api-contract/values';
import type { ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

interface UsStateFilters {
  zodiac?: ZodiacSignId | undefined;
  region?: UsRegion | undefined;
  category?: UsStateCategory | undefined;
}

/** The states that match all filters, as a query that is not executed. */
export const usStatesMatching = (db: Db, { zodiac, region, category }: UsStateFilters) =>
  db
    .selectFrom('usStates')
    .selectAll()
    .$if(zodiac !== undefined, (query) => query.where('zodiacSign', '=', zodiac as ZodiacSignId))
    .$if(region !== undefined, (query) => query.where('region', '=', region as UsRegion))
    .$if(category !== undefined, (query) => query.where('category', '=', category as UsStateCategory));

export async function usedUsRegions(db: Db): Promise<UsRegion[]> {
  const rows = await db.selectFrom('usStates').select('region').distinct().orderBy('region').execute();
  return rows.map(({ region }) => region);
}

/** The categories in use, ordered by their earliest statehood year. */
export async function usedUsCategories(db: Db): Promise<UsStateCategory[]> {
  const rows = await db
    .selectFrom('usStates')
    .select('category')
    .groupBy('category')
    .orderBy(({ fn }) => fn.min('statehoodYear'))
    .orderBy('category')
    .execute();
  return rows.map(({ category }) => category);
}

/** Name, sign, statehood year and region of the states, for articles. */
export const foundings = (db: Db) =>
  db
    .selectFrom('usStates')
    .select(['name', 'zodiacSign as sign', 'statehoodYear as year', 'region as kind'])
    .where('isActive', '=', true)
    .orderBy(sql`lower(name)`)
    .execute();
