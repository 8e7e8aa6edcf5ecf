import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { upsertChanged } from '#database/upsert-changed.ts';
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
      'postedDate',
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

/** The openings of one company on one board or careers page. */
interface OpeningsKey {
  companyId: number;
  /** A job board, such as `greenhouse/airbnb`, or `careers-page`. */
  source: string;
}

/** Inserts new and updates changed openings. @returns one entry for each row written, `true` for a new opening */
export const upsertOpenings = (
  db: Db,
  key: OpeningsKey,
  openings: readonly (Opening & { indeedUrl: string | null })[],
  now: Date,
): Promise<boolean[]> =>
  upsertChanged(
    db,
    'jobs',
    openings.map((opening) => ({ ...opening, ...key, scrapedAt: now })),
    { key: ['companyId', 'source', 'sourceId'], uncompared: ['scrapedAt'] },
  );

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
