import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Opening } from '#integrations/company-sources/company-sources.ts';

/** The openings of a company, newest first. @returns `undefined` when the company does not exist */
export async function openingsOfCompany(db: Db, companyId: number) {
  const company = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company) return undefined;
  return db
    .selectFrom('jobs')
    .select([
      'id',
      'companyId',
      'title',
      'location',
      'department',
      'type',
      'salary',
      'description',
      sql<string | null>`posted_date::text`.as('postedDate'),
      'url',
      'indeedUrl',
      'scrapedAt',
    ])
    .where('companyId', '=', companyId)
    .orderBy('postedDate', (order) => order.desc().nullsLast())
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .execute();
}

const comparedColumns = [
  'title',
  'location',
  'department',
  'type',
  'salary',
  'description',
  'postedDate',
  'url',
] as const;

/** The openings of one company on one board or careers page. */
interface OpeningsKey {
  companyId: number;
  /** A job board, such as `greenhouse/airbnb`, or `careers-page`. */
  source: string;
}

/** Inserts new and updates changed openings. @returns one entry per row written, `true` for a new opening */
export async function upsertOpenings(
  db: Db,
  { companyId, source }: OpeningsKey,
  openings: readonly (Opening & { indeedUrl: string | null })[],
  now: Date,
): Promise<boolean[]> {
  if (openings.length === 0) return [];
  const columnsOf = (table: string) =>
    sql.join(comparedColumns.map((column) => sql.ref(`${table}.${column}`)));
  const rows = await db
    .insertInto('jobs')
    .values(
      openings.map(({ sourceId, postedDate, indeedUrl, ...opening }) => ({
        ...opening,
        companyId,
        source,
        sourceId,
        postedDate,
        indeedUrl,
        scrapedAt: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'source', 'sourceId'])
        .doUpdateSet(({ ref }) => ({
          ...Object.fromEntries(comparedColumns.map((column) => [column, ref(`excluded.${column}`)])),
          indeedUrl: ref('excluded.indeedUrl'),
          scrapedAt: now,
        }))
        .where(sql<boolean>`(${columnsOf('jobs')}) is distinct from (${columnsOf('excluded')})`),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .execute();
  return rows.map(({ isNew }) => isNew);
}

/** Deletes the openings whose ids are not in `sourceIds`. @returns the number of openings deleted */
export async function deleteOtherOpenings(
  db: Db,
  { companyId, source }: OpeningsKey,
  sourceIds: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('companyId', '=', companyId)
    .where('source', '=', source)
    .where(sql<boolean>`source_id <> all(${sourceIds})`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
