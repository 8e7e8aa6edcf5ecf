import type { CarCategory } from '@org/api-contract/values';
import type { ZodiacSignId } from '@org/zodiac-core';
import { sql, type Insertable } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';

export interface CarBrandFilters {
  zodiac?: ZodiacSignId | undefined;
  category?: CarCategory | undefined;
}

const matching = (db: Db, { zodiac, category }: CarBrandFilters) =>
  db
    .selectFrom('car_brands')
    .$if(zodiac !== undefined, (query) => query.where('zodiac_sign', '=', zodiac as ZodiacSignId))
    .$if(category !== undefined, (query) => query.where('category', '=', category as CarCategory));

export const carBrandsPage = (db: Db, filters: CarBrandFilters, limit: number, offset: number) =>
  matching(db, filters)
    .select([
      'id',
      'name',
      'founded_year as foundedYear',
      'founded_month as foundedMonth',
      'country',
      'category',
      'description',
      'website',
      'logo_url as logoUrl',
      'zodiac_sign as zodiacSign',
      'is_active as isActive',
      'created_at as createdAt',
    ])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countCarBrands(db: Db, filters: CarBrandFilters): Promise<number> {
  const { count } = await matching(db, filters)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const carBrandCounts = (db: Db) =>
  db
    .selectFrom('car_brands')
    .select(({ fn }) => ['zodiac_sign as sign', fn.countAll<number>().as('count')])
    .groupBy('zodiac_sign')
    .execute();

export async function usedCarCategories(db: Db): Promise<CarCategory[]> {
  const rows = await db.selectFrom('car_brands').select('category').distinct().orderBy('category').execute();
  return rows.map(({ category }) => category);
}

const importedColumns = [
  'founded_year',
  'founded_month',
  'country',
  'category',
  'description',
  'website',
  'logo_url',
  'zodiac_sign',
  'is_active',
] as const;

/** Inserts or updates brands by name. Unchanged rows are not written. @returns the number of rows added or changed */
export async function upsertCarBrands(
  db: Db,
  brands: readonly Insertable<Database['car_brands']>[],
): Promise<number> {
  const columnsOf = (table: string) =>
    sql.join(importedColumns.map((column) => sql.ref(`${table}.${column}`)));
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('car_brands')
    .values([...brands])
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(name)`)
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(importedColumns.map((column) => [column, ref(`excluded.${column}`)])),
        )
        .where(sql<boolean>`(${columnsOf('car_brands')}) is distinct from (${columnsOf('excluded')})`),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** Name, sign, founding year and category of the active brands, for articles. */
export const foundings = (db: Db) =>
  db
    .selectFrom('car_brands')
    .select(['name', 'zodiac_sign as sign', 'founded_year as year', 'category as kind'])
    .where('is_active', '=', true)
    .orderBy(sql`lower(name)`)
    .execute();
