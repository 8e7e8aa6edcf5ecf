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
    .selectFrom('carBrands')
    .$if(zodiac !== undefined, (query) => query.where('zodiacSign', '=', zodiac as ZodiacSignId))
    .$if(category !== undefined, (query) => query.where('category', '=', category as CarCategory));

export const carBrandsPage = (db: Db, filters: CarBrandFilters, limit: number, offset: number) =>
  matching(db, filters)
    .select([
      'id',
      'name',
      'foundedYear',
      'foundedMonth',
      'country',
      'category',
      'description',
      'website',
      'logoUrl',
      'zodiacSign',
      'isActive',
      'createdAt',
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
    .selectFrom('carBrands')
    .select(({ fn }) => ['zodiacSign as sign', fn.countAll<number>().as('count')])
    .groupBy('zodiacSign')
    .execute();

export async function usedCarCategories(db: Db): Promise<CarCategory[]> {
  const rows = await db.selectFrom('carBrands').select('category').distinct().orderBy('category').execute();
  return rows.map(({ category }) => category);
}

const importedColumns = [
  'foundedYear',
  'foundedMonth',
  'country',
  'category',
  'description',
  'website',
  'logoUrl',
  'zodiacSign',
  'isActive',
] as const;

/** Inserts or updates brands by name. Unchanged rows are not written. @returns the number of rows added or changed */
export async function upsertCarBrands(
  db: Db,
  brands: readonly Insertable<Database['carBrands']>[],
): Promise<number> {
  const columnsOf = (table: string) =>
    sql.join(importedColumns.map((column) => sql.ref(`${table}.${column}`)));
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('carBrands')
    .values([...brands])
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(name)`)
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(importedColumns.map((column) => [column, ref(`excluded.${column}`)])),
        )
        .where(sql<boolean>`(${columnsOf('carBrands')}) is distinct from (${columnsOf('excluded')})`),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** Name, sign, founding year and category of the active brands, for articles. */
export const foundings = (db: Db) =>
  db
    .selectFrom('carBrands')
    .select(['name', 'zodiacSign as sign', 'foundedYear as year', 'category as kind'])
    .where('isActive', '=', true)
    .orderBy(sql`lower(name)`)
    .execute();
