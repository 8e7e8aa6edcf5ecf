import type { UsRegion, UsStateCategory } from '@org/api-contract/values';
import type { ZodiacSignId } from '@org/zodiac-core';
import { sql, type Insertable } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';

export interface UsStateFilters {
  zodiac?: ZodiacSignId | undefined;
  region?: UsRegion | undefined;
  category?: UsStateCategory | undefined;
}

const matching = (db: Db, { zodiac, region, category }: UsStateFilters) =>
  db
    .selectFrom('usStates')
    .$if(zodiac !== undefined, (query) => query.where('zodiacSign', '=', zodiac as ZodiacSignId))
    .$if(region !== undefined, (query) => query.where('region', '=', region as UsRegion))
    .$if(category !== undefined, (query) => query.where('category', '=', category as UsStateCategory));

export const usStatesPage = (db: Db, filters: UsStateFilters, limit: number, offset: number) =>
  matching(db, filters)
    .select([
      'id',
      'name',
      'statehoodYear',
      'statehoodMonth',
      'capital',
      'region',
      'category',
      'description',
      'population',
      'area',
      'nickname',
      'zodiacSign',
      'isActive',
      'createdAt',
    ])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countUsStates(db: Db, filters: UsStateFilters): Promise<number> {
  const { count } = await matching(db, filters)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const usStateCounts = (db: Db) =>
  db
    .selectFrom('usStates')
    .select(({ fn }) => ['zodiacSign as sign', fn.countAll<number>().as('count')])
    .groupBy('zodiacSign')
    .execute();

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

const importedColumns = [
  'statehoodYear',
  'statehoodMonth',
  'capital',
  'region',
  'category',
  'description',
  'population',
  'area',
  'nickname',
  'zodiacSign',
] as const;

/** Inserts or updates states by name. Unchanged rows are not written. @returns the number of rows added or changed */
export async function upsertUsStates(
  db: Db,
  states: readonly Insertable<Database['usStates']>[],
): Promise<number> {
  const columnsOf = (table: string) =>
    sql.join(importedColumns.map((column) => sql.ref(`${table}.${column}`)));
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('usStates')
    .values([...states])
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(name)`)
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(importedColumns.map((column) => [column, ref(`excluded.${column}`)])),
        )
        .where(sql<boolean>`(${columnsOf('usStates')}) is distinct from (${columnsOf('excluded')})`),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** Name, sign, statehood year and region of the states, for articles. */
export const foundings = (db: Db) =>
  db
    .selectFrom('usStates')
    .select(['name', 'zodiacSign as sign', 'statehoodYear as year', 'region as kind'])
    .where('isActive', '=', true)
    .orderBy(sql`lower(name)`)
    .execute();
