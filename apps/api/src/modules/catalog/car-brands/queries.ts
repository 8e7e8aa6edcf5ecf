import type { CarCategory } from '@org/api-contract/values';
import type { ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

interface CarBrandFilters {
  zodiac?: ZodiacSignId | undefined;
  category?: CarCategory | undefined;
}

/** The brands that match all filters, as a query that is not executed. */
export const carBrandsMatching = (db: Db, { zodiac, category }: CarBrandFilters) =>
  db
    .selectFrom('carBrands')
    .selectAll()
    .$if(zodiac !== undefined, (query) => query.where('zodiacSign', '=', zodiac as ZodiacSignId))
    .$if(category !== undefined, (query) => query.where('category', '=', category as CarCategory));

export async function usedCarCategories(db: Db): Promise<CarCategory[]> {
  const rows = await db.selectFrom('carBrands').select('category').distinct().orderBy('category').execute();
  return rows.map(({ category }) => category);
}

/** Name, sign, founding year and category of the active brands, for articles. */
export const foundings = (db: Db) =>
  db
    .selectFrom('carBrands')
    .select(['name', 'zodiacSign as sign', 'foundedYear as year', 'category as kind'])
    .where('isActive', '=', true)
    .orderBy(sql`lower(name)`)
    .execute();
