import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { upsertChanged } from '#database/upsert-changed.ts';
import type { Opening } from '#integrations/company-sources/company-sources.ts';
import { isCompany, shownCompanies } from '#modules/catalog/companies/shown-companies.ts';
import type { Role } from './group-postings.ts';

/** The open postings of a company, newest first. @returns `undefined` when the company does not exist */
export async function openingsOfCompany(db: Db, companyId: number) {
  if (!(await isCompany(db, companyId))) return undefined;
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
    .where('closedAt', 'is', null)
    .orderBy('postedDate', (order) => order.desc().nullsLast())
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .execute();
}

/** The first of the two keys of the advisory lock. All releases must use the same key. */
const companyLock = 7_204_933;

/** Waits until no other process stores openings of the company. The lock is held until the transaction ends. */
export async function lockCompany(trx: Db, companyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(companyLock)}, ${companyId}::integer)`.execute(trx);
}

/** All postings of a company, open and closed. */
export const postingsOf = (db: Db, companyId: number) =>
  db
    .selectFrom('jobs')
    .select([
      'source',
      'sourceId',
      'title',
      'location',
      'department',
      'type',
      'salary',
      'description',
      'workMode',
      'places',
      'countries',
      'url',
      'postedDate',
      'firstSeenAt',
      'lastVerifiedAt',
      'closedAt',
    ])
    .where('companyId', '=', companyId)
    .execute();

/** The postings of one company on one board or careers page. */
interface PostingsKey {
  companyId: number;
  /** A job board, such as `greenhouse/airbnb`, or `careers-page`. */
  source: string;
}

/** Inserts new and updates changed postings. @returns one entry for each row written, `true` for a new posting */
export const upsertPostings = (
  db: Db,
  key: PostingsKey,
  openings: readonly (Opening & { indeedUrl: string | null })[],
  now: Date,
): Promise<boolean[]> =>
  upsertChanged(
    db,
    'jobs',
    openings.map((opening) => ({ ...opening, ...key, scrapedAt: now, closedAt: null })),
    { key: ['companyId', 'source', 'sourceId'], uncompared: ['scrapedAt'] },
  );

/** Records that the source currently lists these postings, and when it first listed the added ones. */
export async function verifyPostings(
  db: Db,
  { companyId, source }: PostingsKey,
  { listed, added, now }: { listed: readonly string[]; added: readonly string[]; now: Date },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      lastVerifiedAt: now,
      firstSeenAt: sql`case when source_id = any(${added}::text[]) then ${now}::timestamptz else first_seen_at end`,
    })
    .where('companyId', '=', companyId)
    .where('source', '=', source)
    .where(sql<boolean>`source_id = any(${listed}::text[])`)
    .execute();
}

/** Closes the open postings whose ids are not in `sourceIds`. @returns the number of postings closed */
export async function closeOtherPostings(
  db: Db,
  { companyId, source }: PostingsKey,
  sourceIds: readonly string[],
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ closedAt: now })
    .where('companyId', '=', companyId)
    .where('source', '=', source)
    .where('closedAt', 'is', null)
    .where(sql<boolean>`source_id <> all(${sourceIds}::text[])`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Stores the roles of a company, and deletes roles without a posting. Adds one repost to the roles in `reposted`. */
export async function storeRoles(
  trx: Db,
  companyId: number,
  roles: readonly Role[],
  reposted: ReadonlySet<string>,
): Promise<void> {
  const keys = roles.map(({ roleKey }) => roleKey);
  await trx
    .deleteFrom('openings')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`role_key <> all(${keys}::text[])`)
    .execute();
  if (roles.length === 0) return;
  await trx
    .insertInto('openings')
    .values(roles.map((role) => ({ ...role, companyId, reposts: reposted.has(role.roleKey) ? 1 : 0 })))
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'roleKey']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        department: ref('excluded.department'),
        type: ref('excluded.type'),
        salary: ref('excluded.salary'),
        description: ref('excluded.description'),
        workModes: ref('excluded.workModes'),
        places: ref('excluded.places'),
        countries: ref('excluded.countries'),
        url: ref('excluded.url'),
        postedDate: ref('excluded.postedDate'),
        openSince: ref('excluded.openSince'),
        firstSeenAt: sql`least(openings.first_seen_at, excluded.first_seen_at)`,
        lastVerifiedAt: ref('excluded.lastVerifiedAt'),
        closedAt: ref('excluded.closedAt'),
        reposts: sql`openings.reposts + excluded.reposts`,
      })),
    )
    .execute();
}

/** The open roles with these ids, in the order of the ids, as a query. */
export const openingsById = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('openings')
    .innerJoin(shownCompanies(db).as('companies'), 'companies.id', 'openings.companyId')
    .where(sql<boolean>`openings.id = any(${ids}::bigint[])`)
    .where('openings.closedAt', 'is', null)
    .select([
      'openings.id',
      'companyId',
      'companies.name as companyName',
      'companies.slug as companySlug',
      'companies.logoUrl as companyLogoUrl',
      'companies.zodiacSign',
      'companies.industry',
      'title',
      'department',
      'type',
      'salary',
      'openings.description',
      'workModes',
      'places',
      'countries',
      'url',
      'postedDate',
      'openSince',
      'firstSeenAt',
      'lastVerifiedAt',
      'reposts',
    ])
    .orderBy(sql`array_position(${ids}::bigint[], openings.id)`);
