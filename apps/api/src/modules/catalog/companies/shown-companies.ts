import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** The companies that lists show, as a query that others may join as a table. */
export const shownCompanies = (db: Db) =>
  db
    .selectFrom('companies')
    .select(['id', 'name', 'slug', 'logoUrl', 'zodiacSign', 'industry', 'careersUrl'])
    .where('hiddenAt', 'is', null);

/** Whether a company has this id. It may be hidden. */
export async function isCompany(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The names of companies, in alphabetical order. */
export const companyNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('sortName')
    .orderBy('id')
    .execute();

/** The ids of companies by their names in the CSV file, in any case of letters. Unknown names have no entry. */
export async function companyIdsByName(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; id: number }>`
    select given.name, companies.id
    from unnest(${names}::text[]) as given (name)
      join companies on companies.source_key = lower(given.name)`.execute(db);
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** The hidden companies that are another name of a shown company, with that company. */
export async function mergedCompanies(db: Db): Promise<{ id: number; shownId: number }[]> {
  const { rows } = await sql<{ id: number; shownId: number }>`
    select other.id, shown.id as shown_id
    from companies as other join companies as shown on shown.source_key = lower(other.same_company_as)
    where other.same_company_as is not null and other.hidden_at is not null and shown.hidden_at is null
    order by other.id`.execute(db);
  return rows;
}
