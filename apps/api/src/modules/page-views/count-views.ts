import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Period } from '#database/utc-days.ts';

/** The visits of each day of a period. Days without visits have no row. */
export const visitsByDay = (db: Db, { from, to }: Period) =>
  db
    .selectFrom('visits')
    .select(['day', sql<number>`sum(visits)::bigint`.as('visits')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .execute();

/** The visits of a period by the kind of their first page, most frequent first. */
export const visitsByKind = (db: Db, { from, to }: Period) =>
  db
    .selectFrom('visits')
    .select(({ fn }) => ['kind', sql<number>`${fn.sum('visits')}::bigint`.as('visits')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('kind')
    .orderBy('visits', 'desc')
    .orderBy('kind')
    .execute();

/** The views of a path on each day of a period. Days without views have no row. */
export async function viewsByDay(db: Db, path: string, { from, to }: Period) {
  const { rows } = await sql<{ day: string; views: number }>`
    select day, views from page_views where path = ${path} and day between ${from} and ${to}`.execute(db);
  return rows;
}

/**
 * The paths with the most views in a period.
 *
 * @param pattern - a `LIKE` pattern for the paths
 * @param max - maximum number of paths
 */
export async function topPaths(db: Db, pattern: string, { from, to }: Period, max: number) {
  const { rows } = await sql<{ path: string; views: number }>`
    select path, sum(views)::bigint as views from page_views
    where path like ${pattern} and day between ${from} and ${to}
    group by path order by 2 desc, 1 limit ${max}`.execute(db);
  return rows;
}
